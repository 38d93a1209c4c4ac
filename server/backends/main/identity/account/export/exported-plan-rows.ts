import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { mealPlanTable } from '#server/db/main/meal-plan.table.ts'
import { mealPlanChoiceTable } from '#server/db/main/meal-plan-choice.table.ts'
import { planTemplateTable } from '#server/db/main/plan-template.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { pick, readTable } from './read-table.ts'

/** The plans that the member got, their choices, and the templates of a practice that they own. */
export async function readPlanRows(db: Database, userId: string) {
  const trackerIds = db
    .select({ id: trackerTable.id })
    .from(trackerTable)
    .where(eq(trackerTable.userId, userId))
  const own = db
    .select({ number: practiceTable.number })
    .from(practiceTable)
    .where(eq(practiceTable.userId, userId))
  return {
    mealPlans: await readTable(db, mealPlanTable, {
      columns: {
        ...pick(mealPlanTable, 'id', 'trackerId', 'practiceNumber', 'state', 'version'),
        ...pick(mealPlanTable, 'edition', 'startsOn', 'endsOn', 'targets', 'days', 'note'),
        ...pick(mealPlanTable, 'exceptionSignedAt', 'publishedAt'),
      },
      where: and(
        inArray(mealPlanTable.trackerId, trackerIds),
        ne(mealPlanTable.state, 'draft'),
      ) as SQL,
      order: [mealPlanTable.trackerId, mealPlanTable.version],
    }),
    mealPlanChoices: await readTable(db, mealPlanChoiceTable, {
      columns: pick(mealPlanChoiceTable, 'planId', 'trackerId', 'day', 'meal', 'group', 'foodId'),
      where: inArray(mealPlanChoiceTable.trackerId, trackerIds),
      order: [mealPlanChoiceTable.day, mealPlanChoiceTable.meal, mealPlanChoiceTable.group],
    }),
    planTemplates: await readTable(db, planTemplateTable, {
      columns: pick(planTemplateTable, 'practiceNumber', 'id', 'name', 'days'),
      where: inArray(planTemplateTable.practiceNumber, own),
      order: [planTemplateTable.practiceNumber, planTemplateTable.id],
    }),
  }
}
