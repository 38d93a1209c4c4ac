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
import { factsOf, type MeasurementKind, measurementKinds } from '#server/contract/measures.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

const pairedKinds = measurementKinds.filter((kind) => factsOf(kind).second)

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
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trackerId, table.id] }),
    index('measurements_of_day').on(table.trackerId, table.measuredOn),
    index('measurements_of_kind').on(table.trackerId, table.kind, table.measuredOn),
    check(
      'measurements_second',
      sql`(${table.secondValue} is not null) = (${isPaired(table.kind)})`,
    ),
  ],
)

function isPaired(kind: AnyPgColumn): SQL {
  return sql.join(
    pairedKinds.map((name) => sql`${kind} = ${sql.raw(`'${name}'`)}`),
    sql.raw(' or '),
  )
}
