import type { ClientPlan, MealPlan, PlanDraft } from '#server/contract/meal-plan.schema.ts'
import type { MealPlanRow } from '#server/db/main/meal-plan.table.ts'
import type { PlanOfNutritionist } from './meal-plan.repository.ts'

function contentOf({ edition, startsOn, endsOn, targets, days, note }: MealPlanRow) {
  return { edition, startsOn, endsOn, targets, days, note }
}

export function draftOf(row: MealPlanRow): PlanDraft {
  const { rowVersion, savedAt } = row
  return { rowVersion, ...contentOf(row), savedAt: savedAt.toISOString() }
}

/** Of a plan that was published. */
export function planOf(row: MealPlanRow): MealPlan {
  const { id, version, publishedAt, exceptionSignedAt, state } = row
  if (version === null || publishedAt === null) throw new Error('A draft is not published')
  return {
    ...{ id, version, ...contentOf(row) },
    publishedAt: publishedAt.toISOString(),
    isSigned: exceptionSignedAt !== null,
    isEnded: state === 'ended',
  }
}

export function clientPlanOf({ plan, nutritionist }: PlanOfNutritionist): ClientPlan {
  const { isSigned: _, isEnded: __, ...shown } = planOf(plan)
  return { ...shown, nutritionist }
}
