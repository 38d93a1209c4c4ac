import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { inputOf } from '#app/errors/input-of.ts'
import { checkedSections } from '#app/features/appointments/care/checked-sections.ts'
import { localMoment } from '#app/i18n/zoned-time.ts'
import { seeOther } from '#app/lib/see-other.ts'
import { loginHrefOf } from '#app/session/login-address.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { zoneSchema } from '#server/contract/zone.schema.ts'
import { createWaitFormSchema } from './wait-form.schema.ts'
import { acceptOffer, declineOffer, joinList, leaveList } from './waiting.server.ts'

/** Why a form of the waiting list, sent without scripts, changed nothing. */
export type WaitingFailure = {
  /** The offer or the place that the form names. */
  id?: string
  error?: AppError
  /** The chosen days and times, and which of them are wrong. */
  fields: Record<string, string>
  wrongFields: string[]
}

const minePath = '/konsultasi/saya'
const readId = inputOf(v.pipe(v.unknown(), pathIdSchema))
const readWait = inputOf(
  v.pipe(
    v.unknown(),
    v.object({ nutritionist: pathIdSchema, trackerId: pathIdSchema, zone: zoneSchema }),
  ),
)

/** Joins a waiting list, or changes the wish, for a browser without scripts. */
export function answerWaitForm(
  context: SiteContext,
  { page, form }: { page: URL; form: FormData },
): Promise<Response | WaitingFailure> {
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  return orFailure(context, { page, fields }, async () => {
    const wait = readWait({
      nutritionist: page.searchParams.get('nutritionist'),
      trackerId: fields.waits,
      zone: fields.zone,
    })
    const { day: today } = localMoment(new Date().toISOString(), wait.zone)
    const wish = v.safeParse(createWaitFormSchema(today), fields)
    if (!wish.success) {
      const wrong = new Set(wish.issues.map(({ path }) => String(path?.[0]?.key)))
      return { fields, wrongFields: [...wrong] }
    }
    await joinList(context, { ...wait, ...wish.output })
    return seeOther(minePath)
  })
}

/** Takes or declines an offer, or leaves a list, for a browser without scripts. */
export async function answerOfferForm(
  request: Request,
  context: SiteContext,
): Promise<Response | WaitingFailure> {
  const form = await request.formData().catch(() => new FormData())
  const of = { page: new URL(request.url), id: String(form.get('id')), fields: {} }
  return orFailure(context, of, async () => {
    const id = readId(form.get('id'))
    switch (form.get('does')) {
      case 'accept': {
        const booked = await acceptOffer(context, { id, sections: checkedSections(form) })
        return seeOther(`/konsultasi/sesi/${booked.id}`)
      }
      case 'decline':
        await declineOffer(context, id)
        return seeOther(minePath)
      case 'leave':
        await leaveList(context, id)
        return seeOther(minePath)
      default:
        throw new AppError({ code: 'INPUT' })
    }
  })
}

type Sent = { page: URL; fields: Record<string, string>; id?: string }

/** Leads a guest to the sign-in. */
async function orFailure(
  context: SiteContext,
  { page, ...sent }: Sent,
  send: () => Promise<Response | WaitingFailure>,
): Promise<Response | WaitingFailure> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.status === 401)
      return seeOther(loginHrefOf({ path: page.pathname + page.search, hash: '' }))
    if (error.code !== 'INPUT' && (error.status ?? 500) >= 500) context.logError(error)
    return { ...sent, wrongFields: [], error }
  }
}
