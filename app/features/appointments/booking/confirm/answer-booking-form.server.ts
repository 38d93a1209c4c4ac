import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { inputOf } from '#app/errors/input-of.ts'
import {
  type BookingResult,
  bookSession,
  changeCare,
  moveSession,
  readConsultations,
} from '#app/features/appointments/appointments.server.ts'
import { readBookingSearch } from '#app/features/appointments/booking/booking-search.ts'
import { checkedSections } from '#app/features/appointments/care/checked-sections.ts'
import {
  answerWaitForm,
  type WaitingFailure,
} from '#app/features/appointments/waiting/answer-waiting-form.server.ts'
import { seeOther } from '#app/lib/see-other.ts'
import { loginHrefOf } from '#app/session/login-address.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { zoneSchema } from '#server/contract/zone.schema.ts'

/** Why the form booked no session. The page shows it beside what the client wrote. */
export type BookingFailure = {
  topic: string
  nearest?: string[]
  error?: AppError
  /** The form of the waiting list failed, not the booking. */
  waiting?: WaitingFailure
}

const readChosen = readerOf({
  nutritionist: pathIdSchema,
  start: v.string(),
  moving: v.optional(pathIdSchema),
})
/** The zone in which the form shows the time. */
const readShown = readerOf({ zone: zoneSchema })
const readChange = readerOf({ nutritionist: pathIdSchema, changes: pathIdSchema })
const readForm = readerOf({
  trackerId: pathIdSchema,
  key: v.string(),
  topic: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
})

/**
 * Books or moves a session, changes the nutritionist or joins the waiting list, without scripts. The choice is
 * in the page's address, the rest in the form. Redirects to the result, or a guest to the sign-in;
 * else returns the failure.
 */
export async function answerBookingForm(
  request: Request,
  context: SiteContext,
): Promise<Response | BookingFailure> {
  const form = await request.formData().catch(() => new FormData())
  const typed = form.get('topic')
  const topic = typeof typed === 'string' ? typed : ''
  const page = new URL(request.url)
  if (form.has('waits')) {
    const answer = await answerWaitForm(context, { page, form })
    return answer instanceof Response ? answer : { topic, waiting: answer }
  }
  try {
    if (form.has('changes')) return await changeNutritionist(context, page, form)
    const result = await send(context, Object.fromEntries(page.searchParams), form)
    if (result.kind === 'taken') return { topic, nearest: result.nearest }
    return seeOther(`/konsultasi/sesi/${result.appointment.id}`)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.status === 401)
      return seeOther(loginHrefOf({ path: page.pathname + page.search, hash: '' }))
    if (error.code !== 'INPUT' && (error.status ?? 500) >= 500) context.logError(error)
    return { topic, error }
  }
}

/** Makes the nutritionist of the page the one of a tracker, who sees what the former one saw. */
async function changeNutritionist(
  context: SiteContext,
  { searchParams }: URL,
  form: FormData,
): Promise<Response> {
  const { nutritionist, changes: trackerId } = readChange({
    nutritionist: searchParams.get('nutritionist'),
    changes: form.get('changes'),
  })
  const consultations = await readConsultations(context)
  const tracker = consultations?.trackers.find((own) => own.trackerId === trackerId)
  const sections = tracker?.relation?.sections ?? []
  await changeCare(context, { trackerId, nutritionist, sections })
  return seeOther('/konsultasi/saya')
}

async function send(
  context: SiteContext,
  query: Record<string, string>,
  form: FormData,
): Promise<BookingResult> {
  const { nutritionist, start: startsAt, moving } = readChosen(readBookingSearch(query))
  const { zone } = readShown(Object.fromEntries(form))
  if (moving) return moveSession(context, { id: moving, nutritionist, startsAt, zone })
  const { trackerId, key, topic } = readForm(Object.fromEntries(form))
  const consultations = await readConsultations(context)
  const tracker = consultations?.trackers.find((own) => own.trackerId === trackerId)
  const isOther = tracker?.relation && tracker.nutritionist?.slug !== nutritionist
  return bookSession(context, {
    ...{ trackerId, nutritionist, startsAt, zone, topic, key },
    ...(!tracker?.relation && { sections: checkedSections(form) }),
    ...(isOther && { sections: tracker.relation?.sections }),
  })
}

function readerOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return inputOf(v.pipe(v.unknown(), v.object(entries)))
}
