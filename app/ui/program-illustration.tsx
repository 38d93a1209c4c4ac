import type { ComponentType } from 'react'
import type { Illustration } from '#server/contract/content.schema.ts'
import { BalancedPlate } from './illustrations/balanced-plate.tsx'
import { BloodSugar } from './illustrations/blood-sugar.tsx'
import { FamilyTable } from './illustrations/family-table.tsx'
import { Heart } from './illustrations/heart.tsx'
import { IntermittentFasting } from './illustrations/intermittent-fasting.tsx'
import { LaterYears } from './illustrations/later-years.tsx'
import { Pregnancy } from './illustrations/pregnancy.tsx'
import { TapeMeasure } from './illustrations/tape-measure.tsx'
import { recipe } from './recipe.ts'

const drawings = {
  'balanced-plate': BalancedPlate,
  'blood-sugar': BloodSugar,
  'family-table': FamilyTable,
  heart: Heart,
  'intermittent-fasting': IntermittentFasting,
  'later-years': LaterYears,
  pregnancy: Pregnancy,
  'tape-measure': TapeMeasure,
} satisfies Record<Illustration, ComponentType>

const pictureStyles = recipe({ base: 'block w-full bg-food-cloth' })

type ProgramIllustrationProps = {
  /** The whole plate stands for a program that the content backend does not know. */
  name?: Illustration
  className?: string
}

/** The picture of a program, four by three. Decorative: the title beside it says what it is. */
export function ProgramIllustration({
  name = 'balanced-plate',
  className,
}: ProgramIllustrationProps) {
  const Drawing = drawings[name]
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" className={pictureStyles({ className })}>
      <path
        d="M0 18c106-4 214-3 320 0M0 26c106-4 214-3 320 0M0 214c106 3 214 3 320 0M0 222c106 3 214 3 320 0"
        fill="none"
        strokeWidth="2.5"
        className="stroke-food-cloth-line"
      />
      <Drawing />
    </svg>
  )
}
