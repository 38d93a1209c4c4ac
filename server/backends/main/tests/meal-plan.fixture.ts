import { eq } from 'drizzle-orm'
import { builtInTemplates } from '#app/nutrition/plan-templates.ts'
import type { PlanChoice, PlanContent, PlanItem } from '#server/contract/meal-plan.schema.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import type { MainFixture } from './main-backend.fixture.ts'

const noTargets = { energyKcal: null, proteinG: null, fatG: null, carbohydrateG: null }

/** A plan of 1,800 kcal for four weeks from the day of the tests' clock. */
export function planContent(wish: Partial<PlanContent> = {}): PlanContent {
  return {
    edition: 'baru',
    startsOn: '2026-03-02',
    endsOn: '2026-03-29',
    targets: noTargets,
    days: builtInTemplates[1]?.days ?? [],
    note: '',
    ...wish,
  }
}

/** One meal for every day. */
export function daysOf(items: PlanItem[]): PlanContent['days'] {
  return [{ weekdays: [1, 2, 3, 4, 5, 6, 7], meals: [{ meal: 'lunch', items }] }]
}

/** So many units of oil, of 50 kcal each. */
export const oilDays = (units: number) => daysOf([{ group: 'oil', units, foodId: null }])

export async function numberOfTracker({ db }: MainFixture, trackerId: string): Promise<number> {
  const [tracker] = await db
    .select({ number: trackerTable.number })
    .from(trackerTable)
    .where(eq(trackerTable.id, trackerId))
  return tracker?.number ?? 0
}

/** The calls of a nutritionist for one client, and those of the client. Each returns its answer. */
export function createPlans(main: MainFixture, trackerId: string) {
  const path = `/v1/practice/clients/${trackerId}/meal-plans`
  return {
    board: (token: string) => main.get(path, { token }),
    save: (token: string, rowVersion: number, wish: Partial<PlanContent> = {}) =>
      main.put(`${path}/draft`, { token, body: { ...planContent(wish), rowVersion } }),
    drop: (token: string) => main.delete(`${path}/draft`, { token }),
    publish: (token: string, rowVersion: number, proof: string | null = null) =>
      main.post(`${path}/publish`, { token, body: { rowVersion, proof } }),
    onDay: (token: string, day: string) =>
      main.get(`/v1/trackers/${trackerId}/meal-plan?day=${day}`, { token }),
    choose: (token: string, choice: PlanChoice) =>
      main.put(`/v1/trackers/${trackerId}/meal-plan/choices`, { token, body: choice }),
  }
}
