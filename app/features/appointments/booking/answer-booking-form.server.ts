import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { inputOf } from '#app/errors/input-of.ts'
import {
  type BookingResult,
  bookSession,
  moveSession,
  readConsultations,
} from '#app/features/appointments/appointments.server.ts'
import { loginHrefOf } from '#app/session/login-address.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { defaultZone, readBookingSearch } from './booking-search.ts'

/** Why the form booked no session. The page shows it beside what the client wrote. */
export type BookingFailure = { topic: string; nearest?: string[]; error?: AppError }

const readChosen = readerOf({
  nutritionist: pathIdSchema,
  start: v.string(),
  moving: v.optional(pathIdSchema),
})
const readForm = readerOf({
  trackerId: pathIdSchema,
  key: v.string(),
  topic: v.pipe(v.string(), v.maxLength(500)),
})

/**
 * Books or moves a session for a browser without scripts. The choice is in the page's address, the
 * rest in the form. Redirects to the session, or a guest to the sign-in; else returns the failure.
 */
export async function answerBookingForm(
  request: Request,
  context: SiteContext,
): Promise<Response | BookingFailure> {
  const form = Object.fromEntries(await request.formData().catch(() => new FormData()))
  const topic = typeof form.topic === 'string' ? form.topic : ''
  const page = new URL(request.url)
  try {
    const result = await send(context, Object.fromEntries(page.searchParams), { topic, ...form })
    if (result.kind === 'taken') return { topic, nearest: result.nearest }
    return redirectTo(`/konsultasi/sesi/${result.appointment.id}`)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.status === 401)
      return redirectTo(loginHrefOf({ path: page.pathname + page.search, hash: '' }))
    if (error.code !== 'INPUT' && (error.status ?? 500) >= 500) context.logError(error)
    return { topic, error }
  }
}

async function send(
  context: SiteContext,
  query: Record<string, string>,
  form: unknown,
): Promise<BookingResult> {
  const { zone = defaultZone, ...search } = readBookingSearch(query)
  const { nutritionist, start: startsAt, moving } = readChosen(search)
  if (moving) return moveSession(context, { id: moving, nutritionist, startsAt, zone })
  const { trackerId, key, topic } = readForm(form)
  const consultations = await readConsultations(context)
  const tracker = consultations?.trackers.find((own) => own.trackerId === trackerId)
  const isOther = tracker?.relation && tracker.nutritionist?.slug !== nutritionist
  return bookSession(context, {
    ...{ trackerId, nutritionist, startsAt, zone, topic, key },
    ...(isOther && { sections: tracker.relation?.sections }),
  })
}

function readerOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return inputOf(v.pipe(v.unknown(), v.object(entries)))
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
