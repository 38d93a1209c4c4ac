import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import { readAuthSession } from '#app/session/auth-cookies.server.ts'
import { callMain, updateAuthSession } from '#app/session/main-backend.server.ts'
import { programListPageSchema } from '#server/contract/content.schema.ts'
import { type FreeTimes, freeTimesSchema } from '#server/contract/free-times.schema.ts'
import {
  type Practice,
  type PracticeAppointment,
  type PracticeClient,
  type PracticeClientPage,
  type PracticeRules,
  practiceAppointmentSchema,
  practiceClientListSchema,
  practiceClientSchema,
  practiceSchema,
} from '#server/contract/practice.schema.ts'
import { acceptedInviteSchema } from '#server/contract/practice-invite.schema.ts'

/** Returns null if the member has no practice or the backend knows none. */
export function findPractice(context: SiteContext): Promise<Practice | null> {
  return nullIfNotFound(callMain(context, 'v1/practice', practiceSchema))
}

/** A practice's page, with the server's time: the device's clock may be wrong. */
export type PracticeView = { practice: Practice; now: string }

/** @throws AppError with status 404 if the member has no practice */
export async function readPractice(context: SiteContext): Promise<PracticeView> {
  const practice = await callMain(context, 'v1/practice', practiceSchema)
  return { practice, now: new Date().toISOString() }
}

type FreeSpan = { from: string; days: number; moving?: string }

/** Returns the free times by the practice's own days, without its notice; none while it is paused. */
export async function readFreeDays(
  context: SiteContext,
  { slug, zone }: Practice,
  span: FreeSpan,
): Promise<FreeTimes['days']> {
  const free = await nullIfNotFound(
    callMain(context, `v1/practices/${slug}/free-times`, freeTimesSchema, {
      searchParams: { zone, ...span },
    }),
  )
  return free?.days ?? []
}

export function saveRules(context: SiteContext, rules: PracticeRules): Promise<Practice> {
  return callMain(context, 'v1/practice', practiceSchema, { method: 'put', json: rules })
}

export function setPaused(context: SiteContext, isPaused: boolean): Promise<Practice> {
  const path = `v1/practice/${isPaused ? 'pause' : 'resume'}`
  return callMain(context, path, practiceSchema, { method: 'post' })
}

export type SessionView = {
  session: PracticeAppointment
  practice: Practice
  titles: ProgramTitles
  now: string
}

export async function findSession(context: SiteContext, id: string): Promise<SessionView | null> {
  if (!isPathId(id)) return null
  const found = Promise.all([
    callMain(context, `v1/practice/appointments/${id}`, practiceAppointmentSchema),
    readPractice(context),
    readProgramTitles(context),
  ])
  return nullIfNotFound(found.then(([session, view, titles]) => ({ session, titles, ...view })))
}

type Recording = {
  id: string
  outcome: PracticeAppointment['possibleOutcomes'][number]
  reason: string
}

export function recordOutcome(
  context: SiteContext,
  { id, ...recording }: Recording,
): Promise<PracticeAppointment> {
  return callMain(context, `v1/practice/appointments/${id}/outcome`, practiceAppointmentSchema, {
    method: 'post',
    json: recording,
  })
}

export type ClientsView = { clients: PracticeClient[]; titles: ProgramTitles } & PracticeView

export async function readClients(context: SiteContext): Promise<ClientsView> {
  const [clients, view, titles] = await Promise.all([
    callMain(context, 'v1/practice/clients', practiceClientListSchema),
    readPractice(context),
    readProgramTitles(context),
  ])
  return { clients, titles, ...view }
}

export type ClientView = { client: PracticeClientPage; titles: ProgramTitles } & PracticeView

export async function findClient(
  context: SiteContext,
  trackerId: string,
): Promise<ClientView | null> {
  if (!isPathId(trackerId)) return null
  const found = Promise.all([
    callMain(context, `v1/practice/clients/${trackerId}`, practiceClientSchema),
    readPractice(context),
    readProgramTitles(context),
  ])
  return nullIfNotFound(found.then(([client, view, titles]) => ({ client, titles, ...view })))
}

/** The role in the session changes at once; rights come from the backend's rows. */
export async function acceptInvite(context: SiteContext, token: string): Promise<void> {
  await callMain(context, 'v1/practice-invites/accept', acceptedInviteSchema, {
    method: 'post',
    json: { token },
  })
  const session = readAuthSession(context.settings)
  await updateAuthSession(context, { ...session, role: 'nutritionist', token: '' })
}

/** Titles by program slug; empty during an outage of the content. */
export type ProgramTitles = Record<string, string>

export async function readProgramTitles(context: SiteContext): Promise<ProgramTitles> {
  const list = await undefinedIfFailed(
    context,
    readPublic(context.backends.cms, 'programs', programListPageSchema, { locale: getLocale() }),
  )
  return Object.fromEntries(list?.programs.map(({ slug, title }) => [slug, title]) ?? [])
}
