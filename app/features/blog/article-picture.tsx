import type { ComponentType } from 'react'
import { recipe } from '#app/ui/recipe.ts'
import { FastingDrawing } from './drawings/fasting-drawing.tsx'
import { HabitsDrawing } from './drawings/habits-drawing.tsx'
import { MarketDrawing } from './drawings/market-drawing.tsx'
import { NumbersDrawing } from './drawings/numbers-drawing.tsx'
import { PlateDrawing } from './drawings/plate-drawing.tsx'

/** Each category has a ground and a scene of its own; an unknown one gets the plate. */
const looks: Record<string, { Drawing: ComponentType<{ variation: number }>; ground: Ground }> = {
  plate: { Drawing: PlateDrawing, ground: 'cloth' },
  market: { Drawing: MarketDrawing, ground: 'turmeric' },
  numbers: { Drawing: NumbersDrawing, ground: 'pine' },
  habits: { Drawing: HabitsDrawing, ground: 'teal' },
  fasting: { Drawing: FastingDrawing, ground: 'night' },
}
const unknownLook = { Drawing: PlateDrawing, ground: 'cloth' as const }

const pictureStyles = recipe({
  base: 'block shrink-0 overflow-hidden rounded-card',
  variants: {
    ground: {
      cloth: 'bg-food-cloth',
      turmeric: 'bg-[light-dark(var(--color-secondary-200),var(--color-secondary-900))]',
      pine: 'bg-[light-dark(var(--color-main-200),var(--color-main-800))]',
      teal: 'bg-[light-dark(var(--color-primary-200),var(--color-primary-900))]',
      night: 'bg-[light-dark(var(--color-primary-900),var(--color-primary-950))]',
    },
  },
})
type Ground = 'cloth' | 'turmeric' | 'pine' | 'teal' | 'night'

type ArticlePictureProps = {
  article: { slug: string; category: { slug: string } }
  /** Gives the size; the middle of the scene stays in sight in any shape. */
  className?: string
}

/** The picture of an article; the same article always has the same. Decorative. */
export function ArticlePicture({ article, className }: ArticlePictureProps) {
  const { Drawing, ground } = looks[article.category.slug] ?? unknownLook
  const variation = Array.from(article.slug).reduce(mixIn, firstMixed)
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={pictureStyles({ ground, className })}
    >
      <Drawing variation={variation} />
    </svg>
  )
}

/** From this number on, no two articles of the seeds that share a category look alike. */
const firstMixed = 4_797

/** Spreads slugs that look alike over all variations. */
function mixIn(mixed: number, letter: string): number {
  return (mixed * 31 + letter.charCodeAt(0)) % 9_973
}
