import type { ComponentProps } from 'react'
import { type RecipeProps, recipe } from './recipe.ts'
import { Spinner } from './spinner.tsx'

/** Look of a button; a link that acts as one takes it as `className`. */
export const buttonStyles = recipe({
  base: [
    'inline-flex items-center text-balance rounded-control text-center font-semibold',
    'transition-colors aria-busy:cursor-progress disabled:cursor-not-allowed disabled:opacity-55',
  ],
  variants: {
    variant: {
      primary: 'bg-action text-action-ink hover:bg-action-hover',
      secondary: 'bg-action-soft text-action-soft-ink hover:bg-action-soft-hover',
      quiet: 'text-link hover:bg-action-soft',
      /** For a menu of links. */
      plain: 'text-ink hover:bg-action-soft',
      /** Google's mark stands on its own neutral colours only (Google's branding guidelines). */
      google: 'border border-google-line bg-google text-google-ink hover:bg-google-hover',
      /** Leads to something irreversible but does nothing yet. */
      caution: 'bg-danger-soft text-danger-ink hover:opacity-90',
      danger: 'bg-danger-action text-danger-action-ink hover:opacity-90',
      /** For dark backgrounds, where the action colour has too little contrast. */
      warm: 'bg-highlight text-highlight-ink hover:bg-secondary-200',
    },
    size: {
      sm: 'min-h-9 pointer-coarse:min-h-11 gap-2 justify-center px-3 py-1.5 text-sm',
      md: 'min-h-11 gap-2 justify-center px-5 py-2 text-base',
      lg: 'min-h-13 gap-2 justify-center px-6 py-3 text-base',
      /** A row of a menu. */
      row: 'min-h-11 gap-3 justify-start px-3 py-2 text-base',
    },
    isWide: { true: 'w-full' },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
})

type ButtonProps = ComponentProps<'button'> &
  RecipeProps<typeof buttonStyles> & {
    /** The button shows that work is under way and ignores presses, but keeps the focus. */
    isBusy?: boolean
  }

export function Button({
  variant,
  size,
  isWide,
  isBusy = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonStyles({ variant, size, isWide, className })}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
