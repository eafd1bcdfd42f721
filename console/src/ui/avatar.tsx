import { useState } from 'react'
import { cx } from './cx.ts'

const SIZES = { sm: 'size-6 text-[0.625rem]', md: 'size-9 text-xs', lg: 'size-16 text-xl' }

/**
 * Someone's picture or initials. Decorative, because the name is next to it. Pictures from other sites aren't loaded, since those
 * sites would find out who is looking at whom.
 */
export function Avatar({
  name,
  url,
  size = 'md',
  isSquare = false,
}: {
  name: string
  url?: string | null | undefined
  size?: keyof typeof SIZES
  isSquare?: boolean
}) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const shape = cx('shrink-0 select-none', isSquare ? 'rounded-lg' : 'rounded-full', SIZES[size])
  if (url?.startsWith(`${location.origin}/`) && url !== failedUrl) {
    return <img src={url} alt="" onError={() => setFailedUrl(url)} className={cx(shape, 'object-cover')} />
  }
  return (
    <span
      aria-hidden="true"
      className={cx(shape, 'grid place-items-center bg-accent-soft font-semibold text-accent-text')}
    >
      {initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}
