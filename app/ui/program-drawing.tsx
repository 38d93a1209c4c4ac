import type { ComponentType } from 'react'
import type { Illustration } from '#server/contract/content.schema.ts'
import { BalancedPlate } from './illustrations/balanced-plate.tsx'
import { FamilyTable } from './illustrations/family-table.tsx'
import { GlucoseMeter } from './illustrations/glucose-meter.tsx'
import { Heart } from './illustrations/heart.tsx'
import { IntermittentFasting } from './illustrations/intermittent-fasting.tsx'
import { LaterYears } from './illustrations/later-years.tsx'
import { Pregnancy } from './illustrations/pregnancy.tsx'
import { TapeMeasure } from './illustrations/tape-measure.tsx'

const drawings = {
  'balanced-plate': BalancedPlate,
  'blood-sugar': GlucoseMeter,
  'family-table': FamilyTable,
  heart: Heart,
  'intermittent-fasting': IntermittentFasting,
  'later-years': LaterYears,
  pregnancy: Pregnancy,
  'tape-measure': TapeMeasure,
} satisfies Record<Illustration, ComponentType>

/** Drawing of a program, 320 by 240, without the tablecloth background. */
export function ProgramDrawing({ name }: { name: Illustration }) {
  const Drawing = drawings[name]
  return (
    <>
      <path
        d="M0 18c106-4 214-3 320 0M0 26c106-4 214-3 320 0M0 214c106 3 214 3 320 0M0 222c106 3 214 3 320 0"
        fill="none"
        strokeWidth="2.5"
        className="stroke-food-cloth-line"
      />
      <Drawing />
    </>
  )
}
