import type { ComponentType } from 'react'
import { type RecipeProps, recipe } from '#app/ui/recipe.ts'

const pictureStyles = recipe({
  base: 'block w-full rounded-card',
  variants: {
    /** What everything lies on, and the shadow that it throws there. */
    ground: {
      cloth: 'bg-food-cloth text-food-cloth-line',
      pine: 'bg-[light-dark(var(--color-main-200),var(--color-main-800))] text-[light-dark(var(--color-main-300),var(--color-main-900))]',
      /** By night turmeric would be mud, so the ground is deep green then. */
      turmeric:
        'bg-[light-dark(var(--color-secondary-200),var(--color-primary-900))] text-[light-dark(var(--color-secondary-300),var(--color-primary-950))]',
    },
  },
})

type CompanyPictureProps = RecipeProps<typeof pictureStyles> & {
  /** Drawn on 320 by 240; its shadows have the current colour. */
  drawing: ComponentType
  className?: string
}

/** The picture of a page for companies. Decorative. */
export function CompanyPicture({ drawing: Drawing, ground, className }: CompanyPictureProps) {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" className={pictureStyles({ ground, className })}>
      <Drawing />
    </svg>
  )
}
