import { cx } from './cx.ts'

const SIZES = { sm: 'size-6 text-[0.625rem]', md: 'size-9 text-xs', lg: 'size-16 text-xl' }

/** The initials of a name. Decoration: the name itself stands beside it. */
export function Avatar({
  name,
  size = 'md',
  isSquare = false,
}: {
  name: string
  size?: keyof typeof SIZES
  isSquare?: boolean
}) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 select-none place-items-center bg-accent-soft font-semibold text-accent-text',
        isSquare ? 'rounded-lg' : 'rounded-full',
        SIZES[size],
      )}
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
