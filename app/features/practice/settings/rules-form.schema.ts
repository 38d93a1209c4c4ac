import * as v from 'valibot'
import { practiceRulesSchema } from '#server/contract/practice.schema.ts'

const { entries } = practiceRulesSchema
/** Every field of a form is a text. */
const numberOf = <const Schema extends v.GenericSchema<number>>(schema: Schema) =>
  v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), schema)

/** The form of the booking rules. Notice is typed in hours. */
export const rulesFormSchema = v.pipe(
  v.object({
    zone: entries.zone,
    meetingLink: entries.meetingLink,
    meetsByLink: v.optional(v.literal('on')),
    sessionMinutes: numberOf(entries.sessionMinutes),
    pauseMinutes: numberOf(entries.pauseMinutes),
    gridMinutes: numberOf(entries.gridMinutes),
    noticeHours: numberOf(v.pipe(v.number(), v.maxValue(14 * 24))),
    horizonDays: numberOf(entries.horizonDays),
    answerHours: numberOf(entries.answerHours.wrapped),
    /** Empty means no limit. */
    dailyLimit: v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      numberOf(v.pipe(v.number(), v.minValue(1), v.maxValue(24))),
    ]),
    takesNewClients: v.optional(v.literal('on')),
  }),
  v.transform(({ noticeHours, meetsByLink, takesNewClients, ...rules }) => ({
    ...rules,
    noticeMinutes: noticeHours * 60,
    meetsByLink: meetsByLink === 'on',
    takesNewClients: takesNewClients === 'on',
  })),
)
