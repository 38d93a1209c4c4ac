import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  numeric,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { MealTiming } from '#server/contract/measurement.schema.ts'
import type { OtherUnit } from '#server/contract/measures/measure-facts.ts'
import {
  asksMealTiming,
  asksTime,
  factsOf,
  type MeasurementKind,
  measurementKinds,
  otherUnitOf,
} from '#server/contract/measures.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

const pairedKinds = measurementKinds.filter((kind) => factsOf(kind).second)
const timedKinds = measurementKinds.filter(asksTime)
const mealKinds = measurementKinds.filter(asksMealTiming)

/**
 * A measurement other than weight. The member's device makes the id; a second write under the same
 * id replaces it. Only blood pressure has a second value. Health data: never log it.
 */
export const measurementTable = mainSchema.table(
  'measurements',
  {
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    kind: text('kind').$type<MeasurementKind>().notNull(),
    measuredOn: date('measured_on', { mode: 'string' }).notNull(),
    value: numeric('value', { precision: 7, scale: 2, mode: 'number' }).notNull(),
    secondValue: numeric('second_value', { precision: 7, scale: 2, mode: 'number' }),
    /** `HH:MM` on the member's clock. */
    measuredAt: text('measured_at'),
    mealTiming: text('meal_timing').$type<MealTiming>(),
    /** The other unit of laboratories, if the value was typed in it. */
    typedIn: text('typed_in').$type<OtherUnit>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trackerId, table.id] }),
    index('measurements_of_day').on(table.trackerId, table.measuredOn),
    index('measurements_of_kind').on(table.trackerId, table.kind, table.measuredOn),
    check(
      'measurements_second',
      sql`(${table.secondValue} is not null) = (${isOneOf(table.kind, pairedKinds)})`,
    ),
    check(
      'measurements_time',
      sql`${table.measuredAt} is null or (${table.measuredAt} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
        and (${isOneOf(table.kind, timedKinds)}))`,
    ),
    check(
      'measurements_meal',
      sql`${table.mealTiming} is null or (${table.mealTiming} in ('before', 'after')
        and (${isOneOf(table.kind, mealKinds)}))`,
    ),
    check('measurements_unit', sql`${table.typedIn} is null or ${isOtherUnit(table)}`),
  ],
)

function isOneOf(kind: AnyPgColumn, kinds: MeasurementKind[]): SQL {
  return sql.join(
    kinds.map((name) => sql`${kind} = ${sql.raw(`'${name}'`)}`),
    sql.raw(' or '),
  )
}

/** Each kind of measurement with another unit, beside that unit. */
function isOtherUnit({ kind, typedIn }: { kind: AnyPgColumn; typedIn: AnyPgColumn }): SQL {
  const pairs = measurementKinds.flatMap((name) => {
    const unit = otherUnitOf(name)
    return unit ? [sql`(${kind}, ${typedIn}) = (${sql.raw(`'${name}', '${unit}'`)})`] : []
  })
  return sql`(${sql.join(pairs, sql.raw(' or '))})`
}
