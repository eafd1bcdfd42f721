// Runs before the first paint, so that the page doesn't flash in another theme. app/theme.ts stores the choice.
const theme = localStorage.getItem('parley.theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
