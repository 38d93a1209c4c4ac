import * as v from 'valibot'
import { boxNameOf } from '#app/readings/section-words.ts'
import { shareSections } from '#server/contract/share.schema.ts'

/** Checked boxes become sections. None is a choice too. */
export const careFormSchema = v.pipe(
  v.object(v.entriesFromList(shareSections.map(boxNameOf), v.optional(v.literal('on')))),
  v.transform((boxes) => shareSections.filter((section) => boxes[boxNameOf(section)] === 'on')),
)
