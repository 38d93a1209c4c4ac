import type { Food } from '#server/contract/food.schema.ts'

/**
 * A food with the edition of its values. That of a packaged food is the day of its answer; a member's
 * own food has an empty one.
 */
export type EditedFood = { food: Food; edition: string }
