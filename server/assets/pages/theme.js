// Applies the theme that a person has chosen in the console, before the first paint.
const theme = localStorage.getItem('parley.theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
