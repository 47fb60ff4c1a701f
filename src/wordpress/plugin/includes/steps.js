// Continues with the check while the settings page is open, and shows how far it is.
const progress = document.getElementById("gossamer-progress");

const step = async () => {
	const response = await fetch(progress.dataset.step);
	if (!response.ok) return;
	const [done, left] = await response.json();
	progress.textContent = progress.dataset.text.replace("%1$d", done).replace("%2$d", left);
	if (left) setTimeout(step, 500);
	else location.reload();
};

step().catch(() => {});
