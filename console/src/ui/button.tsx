import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './cx.ts'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'sm' | 'md' | 'icon'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant
  size?: Size
  /** In progress: the button keeps its width and ignores further clicks. */
  isBusy?: boolean
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  variant = 'secondary',
  size = 'md',
  isBusy = false,
  icon,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
      className={cx(buttonClass(variant, size), className)}
    >
      {icon}
      {children}
      {isBusy && (
        <span aria-hidden="true" className="absolute inset-x-3 bottom-1 h-0.5 animate-pulse rounded-full bg-current" />
      )}
    </button>
  )
}

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: Variant = 'secondary', size: Size = 'md'): string {
  return cx(
    'relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-lg font-medium',
    'transition-colors disabled:opacity-50 print:hidden [&_svg]:size-4 [&_svg]:shrink-0',
    SIZES[size],
    VARIANTS[variant],
  )
}

const SIZES: Record<Size, string> = {
  sm: 'h-8 px-3 text-sm',
  md: 'h-10 px-4 text-sm sm:h-9',
  icon: 'size-10 sm:size-9',
}

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-accent text-accent-ink shadow-raised hover:bg-accent-hover',
  secondary: 'border border-line bg-surface text-ink shadow-raised hover:bg-hover',
  quiet: 'text-ink-soft hover:bg-hover hover:text-ink',
  danger: 'bg-bad text-accent-ink shadow-raised hover:bg-bad-hover',
}
