import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { goalRulesTable } from '#app/nutrition/goal-rules.ts'
import { judgePlan } from '#app/nutrition/plan-guard.ts'
import { builtInTemplates } from '#app/nutrition/plan-templates.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { Clock } from '#server/clock.ts'
import { mealPlanTable } from '#server/db/main/meal-plan.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Days from today on which each version starts and ends, and its template. */
const versions = [
  { version: 1, from: -42, to: -15, template: 1 },
  { version: 2, from: -14, to: 27, template: 0 },
]

type Planned = { tracker: TrackerRow; practice: PracticeRow }

/** Inserts the plan of Sari and an older version. Her nutritionist wrote both. */
export async function insertDemoPlans(
  db: Database,
  clock: Clock,
  { tracker, practice }: Planned,
): Promise<void> {
  const today = dayInJakarta(clock.now())
  for (const { version, from, to, template } of versions) {
    const days = builtInTemplates[template]?.days ?? []
    const { energyKcal = 0 } = builtInTemplates[template] ?? {}
    const targets = { energyKcal, proteinG: null, fatG: null, carbohydrateG: null }
    const { intakeKcal, floorKcal } = judgePlan({ days, edition: 'baru', targets }, 'female')
    const publishedAt = new Date(`${addDays(today, from)}T19:00:00+07:00`)
    await db.insert(mealPlanTable).values({
      ...{ id: randomId(), trackerId: tracker.id, trackerNumber: tracker.number },
      ...{ practiceNumber: practice.number, state: 'published', version, edition: 'baru' },
      ...{ startsOn: addDays(today, from), endsOn: addDays(today, to), targets, days },
      note: 'Nasi boleh diganti kentang atau roti. Minum air putih di antara waktu makan.',
      ...{ intakeKcal, floorKcal, rulesEdition: goalRulesTable.version },
      ...{ savedAt: publishedAt, publishedAt },
    })
  }
}
