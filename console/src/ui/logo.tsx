import { cx } from './cx.ts'
import { siteLogo, siteName } from './site.ts'

interface LogoProps {
  src: string
  alt: string
  /** What it has to be shown on so that it can be seen: `light`, `dark`, or anything else for any background. */
  background: string | null
  className: string
}

/** A logo, on a plate if it can't be seen on the page's background. */
export function Logo({ src, alt, background, className }: LogoProps) {
  const plate = background === 'light' || background === 'dark' ? PLATES[background] : ''
  return <img src={src} alt={alt} className={cx('min-w-0 object-contain object-left', plate, className)} />
}

const PLATES = {
  light: 'rounded bg-[light-dark(transparent,#ffffff)] p-1',
  dark: 'rounded bg-[light-dark(#18191b,transparent)] p-1',
}

/** The site's logo, or else its name. */
export function SiteSign() {
  if (!siteLogo) return <span className="min-w-0 truncate">{siteName}</span>
  return <Logo {...siteLogo} alt={siteName} className="h-7 max-w-full" />
}
