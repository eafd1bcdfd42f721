/** What the site calls itself: the page that loads the application says it. */
export const siteName = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
