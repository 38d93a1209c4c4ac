import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { consultationTitleOf } from '#app/i18n/consultation-title.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { localMoment } from '#app/i18n/zoned-time.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  type Appointment,
  appointmentSchema,
  type Care,
  type CareView,
  type Consultations,
  careViewListSchema,
  consultationsSchema,
} from '#server/contract/appointment.schema.ts'
import { programListPageSchema } from '#server/contract/content.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { type FreeTimes, freeTimesSchema } from '#server/contract/free-times.schema.ts'
import { productServiceListSchema } from '#server/contract/purchase.schema.ts'
import { consultationSlugOf } from '#server/contract/single-consultation.ts'

/** How many days the page of free times shows at once. */
const shownDayCount = 14

type FreeTimesWish = {
  slug: string
  zone: string
  /** The first day, `YYYY-MM-DD`. Without it, or in the past, today. */
  from?: string | undefined
  near?: string
  moving?: string | undefined
}

/** The server's time goes along, because the device's clock may be wrong. */
export type FreeTimesView = FreeTimes & { now: string }

/** Returns null if the nutritionist takes no bookings or the backend has no such call. */
export async function findFreeTimes(
  context: SiteContext,
  { slug, ...wish }: FreeTimesWish,
): Promise<FreeTimesView | null> {
  if (!isPathId(slug)) return null
  const now = new Date().toISOString()
  const { day: today } = localMoment(now, wish.zone)
  const from = wish.from && wish.from > today ? wish.from : today
  const answer = callMain(context, `v1/practices/${slug}/free-times`, freeTimesSchema, {
    searchParams: { ...wish, from, days: shownDayCount },
  })
  const free = await nullIfNotFound(answer)
  return free && { ...free, now }
}

/** What one session costs today. Undefined during an outage, null if none is sold on its own. */
export async function findSessionPrice(
  context: SiteContext,
  slug: string,
): Promise<number | null | undefined> {
  const answer = await undefinedIfFailed(
    context,
    readPublic(context.backends.main, 'v1/product-services', envelopeOf(productServiceListSchema), {
      'program-slug': consultationSlugOf(slug),
    }),
  )
  return answer && (answer.data[0]?.priceRupiah ?? null)
}

export type ConsultationsView = Consultations & {
  /** Titles by program slug; those of programs are missing during an outage of the content. */
  titles: Record<string, string>
  /** The server's time, so that a wrong clock of the device moves no countdown. */
  now: string
}

/** Returns null if the backend has no consultations. */
export async function readConsultations(context: SiteContext): Promise<ConsultationsView | null> {
  const [consultations, list] = await Promise.all([
    nullIfNotFound(callMain(context, 'v1/consultations', consultationsSchema)),
    undefinedIfFailed(
      context,
      readPublic(context.backends.cms, 'programs', programListPageSchema, { locale: getLocale() }),
    ),
  ])
  if (!consultations) return null
  const titles = Object.fromEntries([
    ...(list?.programs.map(({ slug, title }) => [slug, title]) ?? []),
    ...consultations.trackers.flatMap(({ programSlug }) => {
      const title = consultationTitleOf(programSlug)
      return title === undefined ? [] : [[programSlug, title]]
    }),
  ])
  return { ...consultations, titles, now: new Date().toISOString() }
}

export type FoundAppointment =
  | { kind: 'found'; appointment: Appointment; now: string }
  | { kind: 'unknown' }

export async function findAppointment(context: SiteContext, id: string): Promise<FoundAppointment> {
  if (!isPathId(id)) return { kind: 'unknown' }
  const appointment = await nullIfNotFound(
    callMain(context, `v1/appointments/${id}`, appointmentSchema),
  )
  if (!appointment) return { kind: 'unknown' }
  return { kind: 'found', appointment, now: new Date().toISOString() }
}

export type BookingWish = {
  trackerId: string
  nutritionist: string
  startsAt: string
  zone: string
  topic: string
  key: string
  /** What the nutritionist may see. Given if the booking changes the nutritionist. */
  sections?: Care['sections'] | undefined
}

/** The time may be gone: then the three nearest free ones come back instead. */
export type BookingResult =
  | { kind: 'booked'; appointment: Appointment }
  | { kind: 'taken'; nearest: string[] }

export function bookSession(
  context: SiteContext,
  { trackerId, key, ...wish }: BookingWish,
): Promise<BookingResult> {
  const { nutritionist: slug, startsAt, zone } = wish
  return orNearest(context, { slug, startsAt, zone }, () =>
    callMain(context, `v1/trackers/${trackerId}/appointments`, appointmentSchema, {
      method: 'post',
      headers: { 'idempotency-key': key },
      json: { ...wish, locale: getLocale() },
    }),
  )
}

type MoveWish = { id: string; nutritionist: string; startsAt: string; zone: string }

export function moveSession(context: SiteContext, wish: MoveWish): Promise<BookingResult> {
  const { id, nutritionist: slug, startsAt, zone } = wish
  return orNearest(context, { slug, startsAt, zone, moving: id }, () =>
    callMain(context, `v1/appointments/${id}/move`, appointmentSchema, {
      method: 'post',
      json: { startsAt, zone },
    }),
  )
}

export function cancelSession(context: SiteContext, id: string): Promise<Appointment> {
  return callMain(context, `v1/appointments/${id}/cancel`, appointmentSchema, {
    method: 'post',
    json: {},
  })
}

/** Starts the care of a nutritionist, or changes what they may see. */
export function changeCare(
  context: SiteContext,
  { trackerId, ...care }: { trackerId: string } & Care,
): Promise<unknown> {
  return callMain(context, `v1/trackers/${trackerId}/care`, v.unknown(), {
    method: 'put',
    json: care,
  })
}

export function endCare(context: SiteContext, trackerId: string): Promise<unknown> {
  return callMain(context, `v1/trackers/${trackerId}/care/end`, v.unknown(), {
    method: 'post',
    json: {},
  })
}

export function listCareViews(context: SiteContext, trackerId: string): Promise<CareView[]> {
  return callMain(context, `v1/trackers/${trackerId}/care/views`, careViewListSchema)
}

type Wanted = { slug: string; startsAt: string; zone: string; moving?: string }

async function orNearest(
  context: SiteContext,
  { startsAt, ...wanted }: Wanted,
  call: () => Promise<Appointment>,
): Promise<BookingResult> {
  try {
    return { kind: 'booked', appointment: await call() }
  } catch (error) {
    if (!(error instanceof AppError) || error.serverMessage !== 'APPOINTMENT_TAKEN') throw error
    const from = startsAt.slice(0, 10)
    const free = await findFreeTimes(context, { ...wanted, from, near: startsAt })
    return { kind: 'taken', nearest: free?.nearest ?? [] }
  }
}
