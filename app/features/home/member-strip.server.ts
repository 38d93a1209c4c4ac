import { isRedirect } from '@tanstack/react-router'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { consultationTitleOf } from '#app/i18n/consultation-title.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { type ProgramWeek, programWeekOf } from '#app/nutrition/program-week.ts'
import { readAuthSession } from '#app/session/auth-cookies.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { type Consultations, consultationsSchema } from '#server/contract/appointment.schema.ts'
import { programListPageSchema } from '#server/contract/content.schema.ts'
import { type Transaction, transactionListSchema } from '#server/contract/purchase.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import { type TrackerSummary, trackerListSchema } from '#server/contract/tracker.schema.ts'

/** What the front page shows a member above its first section. */
export type MemberStripFacts = {
  /** Shows the way to the practice; it gives no right. */
  isNutritionist: boolean
  program: ProgramInStrip | null
  session: SessionInStrip | null
  openPayments: OpenPayment[]
}

/** The title is empty if the content backend does not know the program. */
export type ProgramInStrip = {
  trackerId: string
  title: string
  startsOn: string
  endsOn: string
  week: ProgramWeek
  /** Paid sessions without a time. */
  sessionBalance: number
}

/** The next session, or a program whose paid sessions have no time. */
export type SessionInStrip =
  | {
      kind: 'next'
      id: string
      startsAt: string
      zone: string
      nutritionistName: string
      /** The tracker whose paid sessions wait for a time, or null. */
      trackerToBook: string | null
    }
  | { kind: 'unbooked'; trackerId: string; isFirst: boolean }

export type OpenPayment = {
  transactionId: string
  title: string
  /** Null for a single consultation. */
  durationWeeks: number | null
  totalRupiah: number
  expiresAt: string
}

type Known = {
  isNutritionist: boolean
  trackers: TrackerSummary[]
  /** Undefined if the backend has no consultations. */
  consultations: Pick<Consultations, 'upcoming' | 'past'> | undefined
  transactions: Transaction[]
  titleOf: (programSlug: string) => string
  today: string
}

/** The front page must not wait for a slow backend; without an answer it shows no strip. */
const briefly = { timeout: 3_000, retry: 0 }

/** Returns null if there is nothing to show, or the main backend does not answer. */
export async function readMemberStrip(context: SiteContext): Promise<MemberStripFacts | null> {
  const isNutritionist = readAuthSession(context.settings).role === 'nutritionist'
  const [trackers, transactions, consultations, list] = await Promise.all([
    ifPresent(context, callMain(context, 'v1/trackers', trackerListSchema, briefly)),
    ifPresent(context, callMain(context, 'v1/transactions', transactionListSchema, briefly)),
    ifPresent(context, callMain(context, 'v1/consultations', consultationsSchema, briefly)),
    undefinedIfFailed(
      context,
      readPublic(context.backends.cms, 'programs', programListPageSchema, { locale: getLocale() }),
    ),
  ])
  const titles = new Map(list?.programs.map(({ slug, title }) => [slug, title]))
  const titleOf = (slug: string) => titles.get(slug) ?? consultationTitleOf(slug) ?? ''
  const strip = memberStripOf({
    ...{ isNutritionist, consultations, titleOf },
    trackers: trackers ?? [],
    transactions: transactions ?? [],
    today: dayInJakarta(),
  })
  const { program, session, openPayments } = strip
  const isEmpty = !isNutritionist && !program && !session && openPayments.length === 0
  return isEmpty ? null : strip
}

/** Chooses the running program before one that begins later, and that before one that is over. @internal */
export function memberStripOf(known: Known): MemberStripFacts {
  const { trackers, transactions, titleOf, today } = known
  const ofPrograms = trackers.filter((tracker) => !isConsultation(tracker))
  const programs = ofPrograms.map((tracker) => ({
    trackerId: tracker.id,
    title: titleOf(tracker.programSlug),
    startsOn: tracker.startsOn,
    endsOn: tracker.endsOn,
    week: programWeekOf(tracker, today),
    sessionBalance: tracker.sessionBalance ?? 0,
  }))
  const ofKind = (kind: ProgramWeek['kind']) => programs.find(({ week }) => week.kind === kind)
  const program = ofKind('running') ?? ofKind('upcoming') ?? ofKind('over') ?? null
  return {
    isNutritionist: known.isNutritionist,
    program,
    session: sessionOf(known, program),
    openPayments: transactions
      .filter(({ state }) => state === 'pending')
      .map(({ id, productService, totalRupiah, expiresAt }) => ({
        transactionId: id,
        title: titleOf(productService.programSlug),
        durationWeeks: isConsultation(productService) ? null : productService.durationWeeks,
        totalRupiah,
        expiresAt,
      })),
  }
}

function isConsultation({ programSlug }: { programSlug: string }): boolean {
  return isConsultationSlug(programSlug)
}

function sessionOf(known: Known, program: ProgramInStrip | null): SessionInStrip | null {
  const { consultations } = known
  if (!consultations) return null
  const trackerId = trackerToBook(known, program)
  const next = consultations.upcoming.find(({ state }) => state === 'booked')
  if (next) {
    const { id, startsAt, zone, nutritionist } = next
    const place = { id, startsAt, zone, nutritionistName: nutritionist.name }
    return { kind: 'next', ...place, trackerToBook: trackerId ?? null }
  }
  if (trackerId === undefined) return null
  const isFirst = consultations.past.every((session) => session.trackerId !== trackerId)
  return { kind: 'unbooked', trackerId, isFirst }
}

/** Where a paid session waits for its time: in the program, else in a single consultation. */
function trackerToBook(
  { trackers, today }: Known,
  program: ProgramInStrip | null,
): string | undefined {
  const isOpen = program?.week.kind === 'running' || program?.week.kind === 'upcoming'
  if (isOpen && program.sessionBalance > 0) return program.trackerId
  return trackers
    .filter(isConsultation)
    .filter((tracker) => programWeekOf(tracker, today).kind === 'running')
    .find(({ sessionBalance }) => (sessionBalance ?? 0) > 0)?.id
}

/**
 * Another main backend may lack a call; that is no failure. The front page is open to guests, so the end
 * of a session must not lead away from it.
 */
async function ifPresent<Answer>(
  context: SiteContext,
  answer: Promise<Answer>,
): Promise<Answer | undefined> {
  const isNone = (error: unknown) =>
    isRedirect(error) || (error instanceof AppError && error.status === 404)
  return undefinedIfFailed(
    context,
    answer.catch((error) => {
      if (isNone(error)) return undefined
      throw error
    }),
  )
}
