import * as v from 'valibot'
import { idSchema } from './ids.schema.ts'
import { staffReasonSchema } from './staff.schema.ts'

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** GET /v1/admin/mails: the mails that failed and have not left, the oldest first, at most 200. */
export const failedMailsSchema = v.object({
  mails: v.array(
    v.object({
      id: idSchema,
      kind: v.string(),
      /** Such as `s•••@example.com`. */
      recipient: v.string(),
      attempts: countSchema,
      /** The code or kind of the last failure. */
      lastError: v.string(),
      createdAt: momentSchema,
      /** Null once the worker has given it up. */
      dueAt: v.nullable(momentSchema),
      /** Whether it may be sent late. A code or a link would not work any more. */
      canRetry: v.boolean(),
    }),
  ),
  /** How many mails wait for their first attempt. */
  waiting: countSchema,
})
export type FailedMails = v.InferOutput<typeof failedMailsSchema>

/** POST /v1/admin/mails/{id}/retry and …/drop. Answer 404 `ERR_NO_MAIL`; a retry 409 `MAIL_EXPIRED`. */
export const mailReasonSchema = staffReasonSchema

/** GET /v1/admin/background: when each kind of background work last ended well, of all instances. */
export const backgroundSchema = v.object({
  works: v.array(
    v.object({
      work: v.string(),
      lastDoneAt: v.nullable(momentSchema),
      lastFailedAt: v.nullable(momentSchema),
      lastError: v.string(),
      /** Failures since it last ended well. */
      failures: countSchema,
    }),
  ),
})
export type Background = v.InferOutput<typeof backgroundSchema>
