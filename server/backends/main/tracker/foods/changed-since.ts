import type { FoodDiary } from '#server/contract/food-diary.schema.ts'
import type { EditedFood } from './edited-food.ts'
import type { RecentFood } from './food-diary.repository.ts'

/** In kcal per 100 g. A smaller change shows in no amount that people eat. */
const leastChange = 1

/**
 * Returns the recent foods whose energy another edition changed since they were last logged. Own
 * foods have no edition: members know what they changed.
 */
export function changedSince(
  recent: readonly RecentFood[],
  editedById: ReadonlyMap<string, EditedFood>,
): FoodDiary['changed'] {
  return recent.flatMap(({ foodId, food: { names, per100g, edition: logged } }) => {
    const current = editedById.get(foodId)
    if (!current || logged === '' || current.edition === '' || current.edition === logged) return []
    const { edition, food } = current
    const [before, after] = [per100g.energyKcal, food.per100g.energyKcal]
    if (Math.abs(after - before) < leastChange) return []
    return { foodId, names, edition, before, after }
  })
}
