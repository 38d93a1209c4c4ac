import type { ComponentType } from 'react'
import { type RecipeProps, recipe } from '#app/ui/recipe.ts'

const pictureStyles = recipe({
  base: 'block w-full rounded-card',
  variants: {
    /** The background and the shadows on it. */
    ground: {
      cloth: 'bg-food-cloth text-food-cloth-line',
      pine: 'bg-[light-dark(var(--color-main-200),var(--color-main-800))] text-[light-dark(var(--color-main-300),var(--color-main-900))]',
      /** Turmeric looks muddy in dark mode, so the ground is deep green there. */
      turmeric:
        'bg-[light-dark(var(--color-secondary-200),var(--color-primary-900))] text-[light-dark(var(--color-secondary-300),var(--color-primary-950))]',
    },
  },
})

type CompanyPictureProps = RecipeProps<typeof pictureStyles> & {
  /** Drawn on 320 by 240; shadows have the current colour. */
  drawing: ComponentType
  className?: string
}

/** Decorative picture of a page for companies. */
export function CompanyPicture({ drawing: Drawing, ground, className }: CompanyPictureProps) {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" className={pictureStyles({ ground, className })}>
      <Drawing />
    </svg>
  )
}
