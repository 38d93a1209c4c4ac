import { dailyEnergy } from '#app/nutrition/activity.ts'
import { circumstancesOn } from '#app/nutrition/circumstances.ts'
import { restingEnergy } from '#app/nutrition/resting-energy.ts'
import type { Sex } from '#app/nutrition/waist-line.ts'
import { lockSessionTracker } from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { readClientDay } from '#server/backends/main/consultation/brief/client-day.service.ts'
import { lockClient } from '#server/backends/main/consultation/care/practice-client.repository.ts'
import { recordViews } from '#server/backends/main/consultation/care/record-view.repository.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { listGoals } from '#server/backends/main/tracker/goals/goal.repository.ts'
import { goalOn } from '#server/backends/main/tracker/goals/goal-on.ts'
import { findNutritionProfile } from '#server/backends/main/tracker/nutrition-profile/nutrition-profile.repository.ts'
import { findRamadan } from '#server/backends/main/tracker/ramadan/ramadan.repository.ts'
import { listRecentWeights } from '#server/backends/main/tracker/trackers/tracker.repository.ts'
import type { MealPlanBoard } from '#server/contract/meal-plan.schema.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

type OfPractice = { trackerId: string; practiceNumber: number; now: Date }

export type PlannedClient = { tracker: TrackerRow; sections: readonly ShareSection[] }

/**
 * Locks a tracker and the care against its end.
 * @throws MainFailure `ERR_NO_TRACKER` if the care never began or has ended
 */
export async function lockPlannedClient(tx: Database, of: OfPractice): Promise<PlannedClient> {
  const tracker = await lockSessionTracker(tx, of.trackerId)
  const client = tracker && (await lockClient(tx, of))
  if (!client) throw new MainFailure('ERR_NO_TRACKER')
  return { tracker, sections: client.sections }
}

/** Reads what a target needs, as far as the client shares it, and records the look. */
export async function readClientFacts(
  tx: Database,
  { tracker, sections }: PlannedClient,
  { practiceNumber, now }: OfPractice,
): Promise<MealPlanBoard['client']> {
  // A weight makes a number beside a goal only.
  const ofEnergy: ShareSection[] = sections.includes('goals') ? ['goals', 'weight'] : []
  const read = sections.filter((section) => section === 'food' || ofEnergy.includes(section))
  await recordViews(tx, { trackerId: tracker.id, practiceNumber, sections: read, at: now })
  return {
    energy: read.includes('goals') ? await energyOf(tx, { tracker, sections }, now) : null,
    ramadan: read.includes('food') ? await findRamadan(tx, tracker.userId) : null,
  }
}

/** A weight that the client does not share counts in no number: the goal's first one does. */
async function energyOf(
  tx: Database,
  { tracker: { id, userId }, sections }: PlannedClient,
  now: Date,
): Promise<MealPlanBoard['client']['energy']> {
  const profile = await findNutritionProfile(tx, userId)
  if (!profile) return null
  const today = await readClientDay(tx, { trackerId: id, now })
  const { ageYears } = circumstancesOn(today, profile)
  const goal = goalOn(await listGoals(tx, id), today)
  const kilograms = sections.includes('weight')
    ? (await listRecentWeights(tx, id)).at(-1)?.kilograms
    : goal?.startKilograms
  const body = kilograms === undefined ? undefined : { ...profile, ageYears, kilograms }
  return {
    sex: profile.sex,
    usedKcal: body
      ? Math.round(dailyEnergy(restingEnergy(body), profile.activity).value.middle / 10) * 10
      : null,
    goalKcal: goal?.plan.value.dailyKcal ?? null,
  }
}

/** Reads the sex that the guard judges by, and records the look. Null if the client does not share it. */
export async function readSharedSex(
  tx: Database,
  { tracker, sections }: PlannedClient,
  { practiceNumber, now }: OfPractice,
): Promise<Sex | null> {
  if (!sections.includes('goals')) return null
  await recordViews(tx, { trackerId: tracker.id, practiceNumber, sections: ['goals'], at: now })
  return (await findNutritionProfile(tx, tracker.userId))?.sex ?? null
}
