import { goalRulesTable } from '#app/nutrition/goal-rules.ts'
import { judgePlan } from '#app/nutrition/plan-guard.ts'
import { readClientDay } from '#server/backends/main/consultation/brief/client-day.service.ts'
import { requireClientConsent } from '#server/backends/main/consultation/care/require-client-consent.ts'
import { findUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { insertEvent } from '#server/backends/main/platform/live/live-event.repository.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writePlanMail } from '#server/backends/main/platform/mail/plan-mail.ts'
import { daysBetween } from '#server/contract/bare-dates.ts'
import { mostPlanDays, type PlanPublicationAnswer } from '#server/contract/meal-plan.schema.ts'
import type { MealPlanRow } from '#server/db/main/meal-plan.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findDraft, listPublishedFrom, nextVersion, updatePlan } from './meal-plan.repository.ts'
import { lockPlannedClient, readSharedSex } from './plan-client.service.ts'
import { draftOf, planOf } from './plan-view.ts'

/** `isProven`: the nutritionist has just proved who they are, which signs a low intake. */
type Publication = { trackerId: string; rowVersion: number; isProven: boolean }

/**
 * Makes the draft the next version and ends earlier plans the day before it.
 * @throws MainFailure `ERR_NO_TRACKER`, or like `requireClientConsent`
 */
export async function publishPlan(
  context: MainContext,
  { number: practiceNumber, name }: PracticeRow,
  { trackerId, rowVersion, isProven }: Publication,
): Promise<PlanPublicationAnswer> {
  const now = context.clock.now()
  const of = { trackerId, practiceNumber, now }
  return context.db.transaction(async (tx): Promise<PlanPublicationAnswer> => {
    const client = await lockPlannedClient(tx, of)
    await requireClientConsent(tx, client.tracker.userId)
    const draft = await findDraft(tx, of)
    if (draft?.rowVersion !== rowVersion)
      return { kind: 'stale', draft: draft ? draftOf(draft) : null }
    const today = await readClientDay(tx, { trackerId, now })
    if (!isPeriod(draft, today)) return { kind: 'refused', reason: 'dates' }
    const sex = await readSharedSex(tx, client, of)
    const { kind, intakeKcal, floorKcal } = judgePlan(draft, sex)
    if (kind === 'refused') return { kind, reason: 'underEight' }
    if (kind === 'signature' && !isProven) return { kind, intakeKcal, floorKcal }
    await endEarlier(tx, draft)
    const published = await updatePlan(tx, draft.id, {
      state: 'published',
      version: await nextVersion(tx, trackerId),
      ...{ intakeKcal, floorKcal, rulesEdition: goalRulesTable.version },
      exceptionSignedAt: kind === 'signature' ? now : null,
      publishedAt: now,
    })
    await tellClient(context, tx, { tracker: client.tracker, name })
    return { kind: 'published', plan: planOf(published) }
  })
}

/** Tells the open pages of the client, and mails them a link. */
async function tellClient(
  context: MainContext,
  tx: Database,
  { tracker: { id, userId }, name }: { tracker: TrackerRow; name: string },
): Promise<void> {
  const { productName, publicOrigin } = context
  await insertEvent(tx, { userId, kind: 'plan', id })
  const user = await findUser(tx, userId)
  if (!user) return
  const to = { firstName: user.firstName, locale: user.locale, productName }
  const link = `${publicOrigin}/tracker/${id}/rencana`
  await enqueueMail(context, tx, user.email, writePlanMail(to, { name, link }))
}

/** A plan starts on the client’s day or later. */
function isPeriod({ startsOn, endsOn }: MealPlanRow, today: string): boolean {
  const days = daysBetween(startsOn, endsOn) + 1
  return startsOn >= today && days >= 1 && days <= mostPlanDays
}

/** A plan that began before ends the day before; one that did not begin ends whole. */
async function endEarlier(tx: Database, { trackerId, startsOn }: MealPlanRow): Promise<void> {
  for (const plan of await listPublishedFrom(tx, { trackerId, day: startsOn })) {
    const change =
      plan.startsOn < startsOn ? { endsOn: addDays(startsOn, -1) } : { state: 'ended' as const }
    await updatePlan(tx, plan.id, change)
  }
}
