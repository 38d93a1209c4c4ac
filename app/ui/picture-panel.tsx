import type { ReactNode } from 'react'
import { type RecipeProps, slotRecipe } from './recipe.ts'

const panelStyles = slotRecipe({
  slots: {
    root: 'grid overflow-hidden rounded-card border border-line bg-surface-raised md:grid-cols-[3fr_2fr]',
    words: 'flex flex-col items-start justify-center gap-6 p-6 sm:p-8 lg:p-10',
    picture: 'grid place-items-center p-5 max-md:order-first md:p-8',
  },
  variants: {
    ground: {
      /** With a tablecloth. */
      cloth: { picture: 'bg-food-cloth' },
      /** Plain background. */
      bare: { picture: 'bg-surface-sunken' },
    },
  },
  defaultVariants: { ground: 'cloth' },
})

type PicturePanelProps = RecipeProps<typeof panelStyles> & {
  picture: ReactNode
  children: ReactNode
}

/** A text with one action beside a drawing; on a phone the drawing is above. */
export function PicturePanel({ ground, picture, children }: PicturePanelProps) {
  const styles = panelStyles({ ground })
  return (
    <div className={styles.root()}>
      <div className={styles.words()}>{children}</div>
      <div className={styles.picture()}>{picture}</div>
    </div>
  )
}
