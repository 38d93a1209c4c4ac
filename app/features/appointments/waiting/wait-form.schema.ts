import * as v from 'valibot'
import { weekdays } from '#app/i18n/weekday-names.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import { dayPartNames, dayParts } from './day-part.ts'

type Weekday = (typeof weekdays)[number]

export const weekdayBox = (weekday: Weekday) => `weekday-${weekday}` as const
export const firstWeekdayBox = weekdayBox(weekdays[0])

/** Checked boxes become weekdays, and the part of the day its bounds. `today` is the first last day. */
export function createWaitFormSchema(today: string) {
  return v.pipe(
    v.object({
      ...v.entriesFromList(weekdays.map(weekdayBox), v.optional(v.literal('on'))),
      part: v.picklist(dayPartNames),
      until: v.pipe(isoDateSchema, v.minValue(today)),
    }),
    v.forward(
      v.check((boxes) => Object.values(boxes).includes('on')),
      [firstWeekdayBox],
    ),
    v.transform(({ part, until, ...boxes }) => ({
      weekdays: weekdays.filter((weekday) => boxes[weekdayBox(weekday)] === 'on'),
      fromMinute: dayParts[part].fromMinute,
      untilMinute: dayParts[part].untilMinute,
      untilOn: until,
    })),
  )
}
export type WaitFormValues = v.InferOutput<ReturnType<typeof createWaitFormSchema>>
