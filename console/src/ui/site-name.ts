/** The site's name, from the page that loads the application. */
export const siteName = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
