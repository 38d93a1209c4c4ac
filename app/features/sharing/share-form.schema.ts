import * as v from 'valibot'
import { boxNameOf } from '#app/readings/section-words.ts'
import {
  newShareSchema,
  sharedDayCounts,
  shareLifetimesDays,
  sharePinSchema,
  shareSections,
} from '#server/contract/share.schema.ts'
import { lineUpTo } from '#server/contract/typed-text.schema.ts'

/** The field that is wrong if no box is checked. */
export const firstBoxName = boxNameOf(shareSections[0])
const boxSchema = v.optional(v.literal('on'))
const numberSchema = v.pipe(v.string(), v.transform(Number))

/** An unchecked box sends no entry. An empty PIN becomes null. */
export const shareFormSchema = v.pipe(
  v.object({
    ...v.entriesFromList(shareSections.map(boxNameOf), boxSchema),
    ...v.pick(newShareSchema, ['label', 'shownName']).entries,
    dayCount: v.pipe(numberSchema, v.picklist(sharedDayCounts)),
    lifetimeDays: v.pipe(numberSchema, v.picklist(shareLifetimesDays)),
    pin: v.pipe(
      lineUpTo(20),
      v.union([v.literal(''), sharePinSchema]),
      v.transform((pin) => pin || null),
    ),
  }),
  v.forward(
    v.check((boxes) => shareSections.some((section) => boxes[boxNameOf(section)] === 'on')),
    [firstBoxName],
  ),
  v.transform(({ label, shownName, dayCount, lifetimeDays, pin, ...boxes }) => ({
    ...{ label, shownName, dayCount, lifetimeDays, pin },
    sections: shareSections.filter((section) => boxes[boxNameOf(section)] === 'on'),
  })),
)
