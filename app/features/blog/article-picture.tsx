import type { ComponentType } from 'react'
import { recipe } from '#app/ui/recipe.ts'
import type { ArticlePictureName, PicturedArticle } from '#server/contract/blog.schema.ts'
import { BloodPressureDrawing } from './drawings/blood-pressure-drawing.tsx'
import { FastingDrawing } from './drawings/fasting-drawing.tsx'
import { FoodLabelDrawing } from './drawings/food-label-drawing.tsx'
import { FourSharesDrawing } from './drawings/four-shares-drawing.tsx'
import { HabitsDrawing } from './drawings/habits-drawing.tsx'
import { LabTubeDrawing } from './drawings/lab-tube-drawing.tsx'
import { MarketDrawing } from './drawings/market-drawing.tsx'
import { NumbersDrawing } from './drawings/numbers-drawing.tsx'
import { PlateDrawing } from './drawings/plate-drawing.tsx'
import { ProteinDrawing } from './drawings/protein-drawing.tsx'
import { ScaleDrawing } from './drawings/scale-drawing.tsx'
import { SeasoningsDrawing } from './drawings/seasonings-drawing.tsx'
import { WaistTapeDrawing } from './drawings/waist-tape-drawing.tsx'
import { WeekDrawing } from './drawings/week-drawing.tsx'

type Drawing = ComponentType<{ variation: number }>

const drawings: Record<ArticlePictureName, Drawing> = {
  'four-shares': FourSharesDrawing,
  seasonings: SeasoningsDrawing,
  'food-label': FoodLabelDrawing,
  protein: ProteinDrawing,
  week: WeekDrawing,
  notebook: NumbersDrawing,
  'blood-pressure': BloodPressureDrawing,
  'lab-tube': LabTubeDrawing,
  'waist-tape': WaistTapeDrawing,
  scale: ScaleDrawing,
}

/** Ground and drawing per category; an unknown category gets the plate. */
const looks: Record<string, { Drawing: Drawing; ground: Ground }> = {
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
      turmeric: 'bg-[light-dark(var(--color-secondary-200),var(--color-neutral-800))]',
      pine: 'bg-[light-dark(var(--color-main-200),var(--color-main-800))]',
      teal: 'bg-[light-dark(var(--color-primary-200),var(--color-primary-900))]',
      night: 'bg-[light-dark(var(--color-primary-900),var(--color-primary-950))]',
    },
  },
})
export type Ground = 'cloth' | 'turmeric' | 'pine' | 'teal' | 'night'

type ArticlePictureProps = {
  article: PicturedArticle
  /** Sets the size; the middle of the scene is visible in any shape. */
  className?: string
}

/** Decorative picture of an article, always the same for the same article. */
export function ArticlePicture({ article, className }: ArticlePictureProps) {
  const { ground, scene } = sceneOf(article)
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={pictureStyles({ ground, className })}
    >
      {scene}
    </svg>
  )
}

/** Returns the scene of an article, 320 by 200, and the ground under it. */
export function sceneOf({ slug, picture, category }: PicturedArticle) {
  const look = looks[category.slug] ?? unknownLook
  const Drawing = picture ? drawings[picture] : look.Drawing
  const variation = Array.from(slug).reduce(mixIn, firstMixed)
  return { ground: look.ground, scene: <Drawing variation={variation} /> }
}

/** Chosen so that no two seed articles of a category look alike. */
const firstMixed = 4_797

/** Hashes one letter, so that similar slugs get different variations. */
function mixIn(mixed: number, letter: string): number {
  return (mixed * 31 + letter.charCodeAt(0)) % 9_973
}
