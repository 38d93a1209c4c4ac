import { requireClientConsent } from '#server/backends/main/consultation/care/require-client-consent.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type {
  MealPlanBoard,
  PlanContent,
  PlanDraftAnswer,
} from '#server/contract/meal-plan.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import {
  deleteDraft,
  findDraft,
  insertDraft,
  listVersions,
  updatePlan,
} from './meal-plan.repository.ts'
import { lockPlannedClient, readClientFacts } from './plan-client.service.ts'
import { draftOf, planOf } from './plan-view.ts'

/** @throws MainFailure `ERR_NO_TRACKER` if the care never began or has ended */
export async function readBoard(
  { db, clock }: MainContext,
  { number: practiceNumber }: PracticeRow,
  trackerId: string,
): Promise<MealPlanBoard> {
  const of = { trackerId, practiceNumber, now: clock.now() }
  return db.transaction(async (tx) => {
    const client = await lockPlannedClient(tx, of)
    const draft = await findDraft(tx, of)
    return {
      draft: draft ? draftOf(draft) : null,
      versions: (await listVersions(tx, of)).map(planOf),
      client: await readClientFacts(tx, client, of),
    }
  })
}

type Write = PlanContent & { trackerId: string; rowVersion: number }

/**
 * Stores the draft, unless another page has written since the row version that was read.
 * @throws MainFailure `ERR_NO_TRACKER`, or like `requireClientConsent`
 */
export async function saveDraft(
  { db, clock }: MainContext,
  { number: practiceNumber }: PracticeRow,
  { trackerId, rowVersion, ...content }: Write,
): Promise<PlanDraftAnswer> {
  const savedAt = clock.now()
  const of = { trackerId, practiceNumber, now: savedAt }
  return db.transaction(async (tx): Promise<PlanDraftAnswer> => {
    const { tracker } = await lockPlannedClient(tx, of)
    await requireClientConsent(tx, tracker.userId)
    const stored = await findDraft(tx, of)
    if ((stored?.rowVersion ?? 0) !== rowVersion)
      return { kind: 'stale', draft: stored ? draftOf(stored) : null }
    const saved = stored
      ? await updatePlan(tx, stored.id, { ...content, savedAt, rowVersion: rowVersion + 1 })
      : await insertDraft(tx, {
          ...{ id: randomId(), trackerId, trackerNumber: tracker.number, practiceNumber },
          ...{ ...content, state: 'draft', savedAt },
        })
    return { kind: 'saved', draft: draftOf(saved) }
  })
}

/** @throws MainFailure `ERR_NO_TRACKER` */
export async function dropDraft(
  { db, clock }: MainContext,
  { number: practiceNumber }: PracticeRow,
  trackerId: string,
): Promise<void> {
  const of = { trackerId, practiceNumber, now: clock.now() }
  await db.transaction(async (tx) => {
    await lockPlannedClient(tx, of)
    await deleteDraft(tx, of)
  })
}
