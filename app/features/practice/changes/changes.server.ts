import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { readFreeDays, readPractice } from '#app/features/practice/practice.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  type PracticeAppointment,
  practiceAppointmentSchema,
  timeOffAnswerSchema,
} from '#server/contract/practice.schema.ts'
import { createdFeedSchema } from '#server/contract/practice-feed.schema.ts'
import type { LocalMoment, TypedStart } from './typed-start.schema.ts'

/** How many days ahead free times are listed. */
const listedDays = 14

/**
 * Returns the practice's next free times, without its notice; none while it is paused. The own time of
 * a session that moves takes none away.
 */
export async function listFreeStarts(
  context: SiteContext,
  { moving }: { moving?: string | undefined },
): Promise<string[]> {
  const { practice, now } = await readPractice(context)
  const today = Temporal.Instant.from(now).toZonedDateTimeISO(practice.zone).toPlainDate()
  const free = await readFreeDays(context, practice, {
    ...{ from: today.toString(), days: listedDays },
    ...(moving !== undefined && { moving }),
  })
  return free.flatMap(({ starts }) => starts)
}

export async function bookForClient(
  context: SiteContext,
  { trackerId, start }: { trackerId: string; start: TypedStart },
): Promise<PracticeAppointment> {
  const startsAt = await startOf(context, start)
  return callMain(context, 'v1/practice/appointments', practiceAppointmentSchema, {
    method: 'post',
    json: { trackerId, startsAt },
  })
}

export async function moveSession(
  context: SiteContext,
  { id, start }: { id: string; start: TypedStart },
): Promise<PracticeAppointment> {
  const startsAt = await startOf(context, start)
  return callMain(context, `v1/practice/appointments/${id}/move`, practiceAppointmentSchema, {
    method: 'post',
    json: { startsAt },
  })
}

export function cancelSession(context: SiteContext, id: string): Promise<PracticeAppointment> {
  return callMain(context, `v1/practice/appointments/${id}/cancel`, practiceAppointmentSchema, {
    method: 'post',
  })
}

export type TimeOffWish = { from: LocalMoment; until: LocalMoment; note: string; cancel: boolean }

/** With sessions in its way, nothing is stored unless `cancel` says to cancel them. */
export async function takeTimeOff(
  context: SiteContext,
  { from, until, note, cancel }: TimeOffWish,
): Promise<v.InferOutput<typeof timeOffAnswerSchema>> {
  const { practice } = await readPractice(context)
  const json = {
    fromAt: momentIn(practice.zone, from),
    untilAt: momentIn(practice.zone, until),
    ...{ note, cancel },
  }
  return callMain(context, 'v1/practice/time-off', timeOffAnswerSchema, { method: 'post', json })
}

export async function endTimeOff(context: SiteContext, id: string): Promise<null> {
  return callMain(context, `v1/practice/time-off/${id}/delete`, v.null(), { method: 'post' })
}

export function createFeed(context: SiteContext): Promise<{ address: string }> {
  return callMain(context, 'v1/practice/feed', createdFeedSchema, { method: 'post' })
}

export function endFeed(context: SiteContext): Promise<null> {
  return callMain(context, 'v1/practice/feed', v.null(), { method: 'delete' })
}

async function startOf(context: SiteContext, start: TypedStart): Promise<string> {
  if ('startsAt' in start) return start.startsAt
  const { practice } = await readPractice(context)
  return momentIn(practice.zone, start)
}

/** A time that clocks skip is as far after the change. */
function momentIn(zone: string, { date, time }: LocalMoment): string {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).toInstant().toString()
}
