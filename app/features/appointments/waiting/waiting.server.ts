import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { callMain } from '#app/session/main-backend.server.ts'
import { type Appointment, appointmentSchema } from '#server/contract/appointment.schema.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import type { WaitWish } from '#server/contract/waitlist.schema.ts'

export type Wait = { trackerId: string } & Omit<WaitWish, 'locale'>

/** Joins the waiting list of a nutritionist, or changes the wish. */
export function joinList(context: SiteContext, { trackerId, ...wish }: Wait): Promise<unknown> {
  return callMain(context, `v1/trackers/${trackerId}/waiting`, v.unknown(), {
    method: 'put',
    json: { ...wish, locale: getLocale() },
  })
}

export function leaveList(context: SiteContext, id: string): Promise<unknown> {
  return callMain(context, `v1/waiting/${id}/leave`, v.unknown(), { method: 'post', json: {} })
}

export type Acceptance = { id: string; sections: ShareSection[] }

/** Books the offered time. */
export function acceptOffer(
  context: SiteContext,
  { id, sections }: Acceptance,
): Promise<Appointment> {
  return callMain(context, `v1/appointments/${id}/accept`, appointmentSchema, {
    method: 'post',
    json: { sections },
  })
}

export function declineOffer(context: SiteContext, id: string): Promise<unknown> {
  return callMain(context, `v1/appointments/${id}/decline`, v.unknown(), {
    method: 'post',
    json: {},
  })
}
