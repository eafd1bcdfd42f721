import { Star } from 'lucide-react'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'

const STARS = [1, 2, 3, 4, 5] as const

/** A rating of one to five. */
export function Rating({ value, label }: { value: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {STARS.map((star) => (
        <Star key={star} aria-hidden="true" className={cx('size-4', star <= value ? FULL : 'text-line-strong')} />
      ))}
    </span>
  )
}

interface RatingInputProps {
  value: number | null
  onChange: (value: number) => void
  onBlur?: () => void
  name: string
  label: string
  /** Names each choice. */
  starsLabel: (count: number) => string
}

/** Chooses a rating: radio buttons that look like stars. */
export function RatingInput({ value, onChange, onBlur, name, label, starsLabel }: RatingInputProps) {
  return (
    <div {...useFieldControl()} role="radiogroup" aria-label={label} tabIndex={-1} className="-ml-2 flex outline-none">
      {STARS.map((star) => (
        <label
          key={star}
          className="grid size-10 cursor-pointer place-items-center rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-accent-text"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            aria-label={starsLabel(star)}
            checked={value === star}
            onChange={() => onChange(star)}
            onBlur={onBlur}
          />
          <Star
            aria-hidden="true"
            className={cx('size-6', value !== null && star <= value ? FULL : 'text-line-strong hover:text-warn')}
          />
        </label>
      ))}
    </div>
  )
}

const FULL = 'fill-current text-warn'
