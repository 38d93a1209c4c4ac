import * as v from 'valibot'
import { isoDateSchema } from './iso-date.schema.ts'
import { measures } from './measures.ts'

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
export const stepMeasureSchema = v.nullable(v.picklist(measures))

export const actionOutcomes = ['done', 'partly', 'not'] as const
const actionOutcomeSchema = v.picklist(actionOutcomes)
export type ActionOutcome = v.InferOutput<typeof actionOutcomeSchema>

/** A step from a signed note. The client alone sets its outcome. */
export const sessionActionSchema = v.object({
  id: v.string(),
  appointmentId: v.string(),
  text: v.string(),
  until: isoDateSchema,
  measure: stepMeasureSchema,
  outcome: v.nullable(actionOutcomeSchema),
  outcomeAt: v.nullable(momentSchema),
})
export type SessionAction = v.InferOutput<typeof sessionActionSchema>

/** Steps of earlier sessions with one nutritionist, newest session first. */
export const earlierActionListSchema = v.array(
  v.object({ startsAt: momentSchema, ...sessionActionSchema.entries }),
)
export type EarlierAction = v.InferOutput<typeof earlierActionListSchema>[number]

/** GET /v1/trackers/{id}/actions: the newest 200, by day. */
export const sessionActionListSchema = v.array(sessionActionSchema)

/** POST /v1/trackers/{id}/actions/{actionId}/outcome. Null takes the outcome back. */
export const actionOutcomeChangeSchema = v.object({ outcome: v.nullable(actionOutcomeSchema) })
