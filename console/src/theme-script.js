// Runs before the first paint, so that a chosen theme does not flash. app/theme.ts writes the choice.
const theme = localStorage.getItem('parley.theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
