import { isRedirect } from '@tanstack/react-router'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { type ProgramWeek, programWeekOf } from '#app/nutrition/program-week.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { programListPageSchema } from '#server/contract/content.schema.ts'
import { type Transaction, transactionListSchema } from '#server/contract/purchase.schema.ts'
import { type TrackerSummary, trackerListSchema } from '#server/contract/tracker.schema.ts'

/** Where a member stands: what the front page shows above its first section. */
export type Standing = {
  program: ProgramStanding | null
  openPayments: OpenPayment[]
}

/** The title is empty if the content backend does not know the program. */
export type ProgramStanding = {
  trackerId: string
  title: string
  startsOn: string
  endsOn: string
  week: ProgramWeek
}

export type OpenPayment = {
  transactionId: string
  title: string
  durationWeeks: number
  totalRupiah: number
  expiresAt: string
}

type Known = {
  trackers: TrackerSummary[]
  transactions: Transaction[]
  titleOf: (programSlug: string) => string
  today: string
}

/** The front page must not wait for a slow backend; without an answer it shows no standing. */
const briefly = { timeout: 3_000, retry: 0 }

/** Returns null if there is nothing to show, or the main backend does not answer. */
export async function readStanding(context: SiteContext): Promise<Standing | null> {
  const [trackers, transactions, list] = await Promise.all([
    noneIfAbsent(context, callMain(context, 'v1/trackers', trackerListSchema, briefly)),
    noneIfAbsent(context, callMain(context, 'v1/transactions', transactionListSchema, briefly)),
    undefinedIfFailed(
      context,
      readPublic(context.backends.cms, 'programs', programListPageSchema, { locale: getLocale() }),
    ),
  ])
  const titles = new Map(list?.programs.map(({ slug, title }) => [slug, title]))
  const titleOf = (slug: string) => titles.get(slug) ?? ''
  const standing = standingOf({ trackers, transactions, titleOf, today: dayInJakarta() })
  return standing.program || standing.openPayments.length > 0 ? standing : null
}

/** Chooses the running program before one that begins later, and that before one that is over. */
export function standingOf({ trackers, transactions, titleOf, today }: Known): Standing {
  const programs = trackers.map(({ id, programSlug, startsOn, endsOn, endedBy }) => ({
    trackerId: id,
    title: titleOf(programSlug),
    startsOn,
    endsOn,
    week: programWeekOf({ startsOn, endsOn, endedBy }, today),
  }))
  const ofKind = (kind: ProgramWeek['kind']) => programs.find(({ week }) => week.kind === kind)
  return {
    program: ofKind('running') ?? ofKind('upcoming') ?? ofKind('over') ?? null,
    openPayments: transactions
      .filter(({ state }) => state === 'pending')
      .map(({ id, productService, totalRupiah, expiresAt }) => ({
        transactionId: id,
        title: titleOf(productService.programSlug),
        durationWeeks: productService.durationWeeks,
        totalRupiah,
        expiresAt,
      })),
  }
}

/**
 * Another main backend may lack a call; that is no failure. The front page is open to guests, so the end
 * of a session must not lead away from it.
 */
async function noneIfAbsent<Item>(context: SiteContext, answer: Promise<Item[]>): Promise<Item[]> {
  const found = await undefinedIfFailed(
    context,
    answer.catch((error) => {
      if (isRedirect(error) || (error instanceof AppError && error.status === 404)) return []
      throw error
    }),
  )
  return found ?? []
}
