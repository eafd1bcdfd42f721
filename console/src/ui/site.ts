// What the page that loads the application says about the site.

export const siteName = metaOf('application-name')?.content ?? ''

/** Null to show the name instead. */
export const siteLogo = readLogo()

export const siteIcon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href

function readLogo(): { src: string; background: string } | null {
  const meta = metaOf('logo')
  return meta && { src: meta.content, background: meta.dataset.background ?? '' }
}

function metaOf(name: string): HTMLMetaElement | null {
  return document.querySelector(`meta[name="${name}"]`)
}
