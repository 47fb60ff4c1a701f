// The words of the components in the languages that come with them.

/** Names in braces are filled in. */
export interface Words {
	/** What a carousel is called that has no label, its role, and that of a slide. */
	slides: string;
	carousel: string;
	slide: string;
	/** A slide without a name: `{at}`, `{count}`. */
	slideOf: string;
	previousSlide: string;
	nextSlide: string;
	/** The row of small pictures below a slideshow: `{label}`. */
	chooseSlide: string;
	accordion: string;
	accordionHint: string;
	tabs: string;
	tabsHint: string;
	menu: string;
	menuToggle: string;
	open: string;
	close: string;
	dismiss: string;
	playVideo: string;
	cart: string;
	all: string;
	galleryFilter: string;
	/** `{network}` */
	shareOn: string;
	days: string;
	hours: string;
	minutes: string;
	seconds: string;
	/** Said by a form that its app has sent, and by one that failed. */
	formSent: string;
	formError: string;
}

export const en: Words = {
	slides: "Slides",
	carousel: "Carousel",
	slide: "slide",
	slideOf: "{at} of {count}",
	previousSlide: "Previous slide",
	nextSlide: "Next slide",
	chooseSlide: "{label}: choose",
	accordion: "Accordion",
	accordionHint: "Open links with Enter or Space, close with Escape, and navigate with Arrow Keys",
	tabs: "Tabs",
	tabsHint: "Open items with Enter or Space, close with Escape and navigate using the Arrow keys.",
	menu: "Menu",
	menuToggle: "Menu Toggle",
	open: "Open",
	close: "Close",
	dismiss: "Dismiss this alert.",
	playVideo: "Play Video",
	cart: "Cart",
	all: "All",
	galleryFilter: "Gallery filter",
	shareOn: "Share on {network}",
	days: "Days",
	hours: "Hours",
	minutes: "Minutes",
	seconds: "Seconds",
	formSent: "Thank you, your message was sent.",
	formError: "Your message could not be sent. Please try again.",
};

const de: Words = {
	slides: "Folien",
	carousel: "Karussell",
	slide: "Folie",
	slideOf: "{at} von {count}",
	previousSlide: "Vorherige Folie",
	nextSlide: "Nächste Folie",
	chooseSlide: "{label}: auswählen",
	accordion: "Akkordeon",
	accordionHint: "Mit Eingabe oder Leertaste öffnen, mit Escape schließen, mit den Pfeiltasten bewegen",
	tabs: "Registerkarten",
	tabsHint: "Mit Eingabe oder Leertaste öffnen, mit Escape schließen, mit den Pfeiltasten bewegen.",
	menu: "Menü",
	menuToggle: "Menü umschalten",
	open: "Öffnen",
	close: "Schließen",
	dismiss: "Hinweis ausblenden.",
	playVideo: "Video abspielen",
	cart: "Warenkorb",
	all: "Alle",
	galleryFilter: "Galerie filtern",
	shareOn: "Auf {network} teilen",
	days: "Tage",
	hours: "Stunden",
	minutes: "Minuten",
	seconds: "Sekunden",
	formSent: "Vielen Dank, Ihre Nachricht wurde gesendet.",
	formError: "Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
};

const fr: Words = {
	slides: "Diapositives",
	carousel: "carrousel",
	slide: "diapositive",
	slideOf: "{at} sur {count}",
	previousSlide: "Diapositive précédente",
	nextSlide: "Diapositive suivante",
	chooseSlide: "{label} : choisir",
	accordion: "Accordéon",
	accordionHint: "Ouvrir avec Entrée ou Espace, fermer avec Échap, se déplacer avec les flèches",
	tabs: "Onglets",
	tabsHint: "Ouvrir avec Entrée ou Espace, fermer avec Échap, se déplacer avec les flèches.",
	menu: "Menu",
	menuToggle: "Afficher ou masquer le menu",
	open: "Ouvrir",
	close: "Fermer",
	dismiss: "Masquer ce message.",
	playVideo: "Lire la vidéo",
	cart: "Panier",
	all: "Tout",
	galleryFilter: "Filtrer la galerie",
	shareOn: "Partager sur {network}",
	days: "Jours",
	hours: "Heures",
	minutes: "Minutes",
	seconds: "Secondes",
	formSent: "Merci, votre message a été envoyé.",
	formError: "Votre message n’a pas pu être envoyé. Veuillez réessayer.",
};

const es: Words = {
	slides: "Diapositivas",
	carousel: "carrusel",
	slide: "diapositiva",
	slideOf: "{at} de {count}",
	previousSlide: "Diapositiva anterior",
	nextSlide: "Diapositiva siguiente",
	chooseSlide: "{label}: elegir",
	accordion: "Acordeón",
	accordionHint: "Abrir con Intro o Espacio, cerrar con Escape, moverse con las flechas",
	tabs: "Pestañas",
	tabsHint: "Abrir con Intro o Espacio, cerrar con Escape, moverse con las flechas.",
	menu: "Menú",
	menuToggle: "Mostrar u ocultar el menú",
	open: "Abrir",
	close: "Cerrar",
	dismiss: "Ocultar este aviso.",
	playVideo: "Reproducir vídeo",
	cart: "Carrito",
	all: "Todo",
	galleryFilter: "Filtrar la galería",
	shareOn: "Compartir en {network}",
	days: "Días",
	hours: "Horas",
	minutes: "Minutos",
	seconds: "Segundos",
	formSent: "Gracias, su mensaje se ha enviado.",
	formError: "No se pudo enviar su mensaje. Inténtelo de nuevo.",
};

const he: Words = {
	slides: "שקופיות",
	carousel: "קרוסלה",
	slide: "שקופית",
	slideOf: "{at} מתוך {count}",
	previousSlide: "השקופית הקודמת",
	nextSlide: "השקופית הבאה",
	chooseSlide: "{label}: בחירה",
	accordion: "אקורדיון",
	accordionHint: "לפתיחה Enter או רווח, לסגירה Escape, למעבר מקשי החצים",
	tabs: "לשוניות",
	tabsHint: "לפתיחה Enter או רווח, לסגירה Escape, למעבר מקשי החצים.",
	menu: "תפריט",
	menuToggle: "פתיחה וסגירה של התפריט",
	open: "פתיחה",
	close: "סגירה",
	dismiss: "הסתרת ההודעה.",
	playVideo: "ניגון הסרטון",
	cart: "סל קניות",
	all: "הכול",
	galleryFilter: "סינון הגלריה",
	shareOn: "שיתוף ב־{network}",
	days: "ימים",
	hours: "שעות",
	minutes: "דקות",
	seconds: "שניות",
	formSent: "תודה, ההודעה נשלחה.",
	formError: "לא ניתן היה לשלוח את ההודעה. נא לנסות שוב.",
};

const ar: Words = {
	slides: "شرائح",
	carousel: "عرض دوّار",
	slide: "شريحة",
	slideOf: "{at} من {count}",
	previousSlide: "الشريحة السابقة",
	nextSlide: "الشريحة التالية",
	chooseSlide: "{label}: اختيار",
	accordion: "أقسام قابلة للطي",
	accordionHint: "للفتح Enter أو المسافة، للإغلاق Escape، للتنقل مفاتيح الأسهم",
	tabs: "علامات تبويب",
	tabsHint: "للفتح Enter أو المسافة، للإغلاق Escape، للتنقل مفاتيح الأسهم.",
	menu: "القائمة",
	menuToggle: "إظهار القائمة أو إخفاؤها",
	open: "فتح",
	close: "إغلاق",
	dismiss: "إخفاء هذا التنبيه.",
	playVideo: "تشغيل الفيديو",
	cart: "سلة التسوق",
	all: "الكل",
	galleryFilter: "تصفية المعرض",
	shareOn: "مشاركة على {network}",
	days: "أيام",
	hours: "ساعات",
	minutes: "دقائق",
	seconds: "ثوانٍ",
	formSent: "شكرًا، تم إرسال رسالتك.",
	formError: "تعذّر إرسال رسالتك. يُرجى المحاولة مرة أخرى.",
};

export const languages = { en, de, fr, es, he, ar };
