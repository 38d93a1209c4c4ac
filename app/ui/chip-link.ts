import { recipe } from './recipe.ts'

/** Links among which one is chosen, such as a filter. */
export const chipLinkStyles = recipe({
  base: [
    'inline-flex min-h-11 items-center rounded-full border px-4 py-1.5 font-semibold text-sm',
    'transition-colors',
  ],
  variants: {
    isChosen: {
      true: 'border-action bg-action-soft text-action-soft-ink',
      false: 'border-line-strong text-ink-muted hover:border-action hover:text-ink',
    },
  },
})
