// Widgets as the server prints them, for tests of what is loaded and when.
export const tabs = `<div class="elementor-element elementor-widget" data-id="1" data-element_type="widget" data-widget_type="toggle.default"><div class="elementor-toggle"><div class="elementor-toggle-item">
<div id="t1" class="elementor-tab-title" data-tab="1" role="button" aria-controls="c1" aria-expanded="false"><a class="elementor-toggle-title" tabindex="0">Shipping</a></div>
<div id="c1" class="elementor-tab-content" data-tab="1" role="region" aria-labelledby="t1" style="display:none">By post.</div></div></div></div>`;
export const progress = `<div class="elementor-element elementor-widget" data-id="2" data-element_type="widget" data-widget_type="progress.default"><div class="elementor-progress-wrapper" role="progressbar" aria-valuenow="70"><div class="elementor-progress-bar" data-max="70">70</div></div></div>`;
