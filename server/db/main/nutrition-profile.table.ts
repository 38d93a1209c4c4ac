import { sql } from 'drizzle-orm'
import { boolean, check, date, numeric, text } from 'drizzle-orm/pg-core'
import type { NutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import { mainSchema } from './main-schema.ts'
import { userTable } from './user.table.ts'

/** A member's body data for nutrition targets, one row per member. Health data. */
export const nutritionProfileTable = mainSchema.table(
  'nutrition_profiles',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => userTable.id),
    sex: text('sex').$type<NutritionProfile['sex']>().notNull(),
    bornOn: date('born_on', { mode: 'string' }).notNull(),
    centimetres: numeric('centimetres', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    activity: text('activity').$type<NutritionProfile['activity']>().notNull(),
    isPregnant: boolean('is_pregnant').notNull(),
    isLactating: boolean('is_lactating').notNull(),
    hasDisease: boolean('has_disease').notNull(),
    /**
     * The result of the SCOFF questions, whose answers are not stored; null until they are asked.
     */
    eatingNeedsPerson: boolean('eating_needs_person'),
    eatingCheckedOn: date('eating_checked_on', { mode: 'string' }),
  },
  (table) => [
    check(
      'nutrition_profiles_eating',
      sql`(${table.eatingNeedsPerson} is null) = (${table.eatingCheckedOn} is null)`,
    ),
  ],
)
