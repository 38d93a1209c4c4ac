import { sql } from 'drizzle-orm'
import { check, index, integer, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ShareSection } from '#server/contract/share.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { practiceTable } from './practice.table.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * A nutritionist cares for the owner of a tracker, from `since` to `until`. A tracker has at most one
 * active relation. The client chooses the sections that the nutritionist sees; none is a choice too.
 */
export const careRelationTable = mainSchema.table(
  'care_relations',
  {
    id: text('id').primaryKey(),
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    sections: text('sections').array().$type<ShareSection[]>().notNull(),
    since: moment('since').notNull(),
    until: moment('until'),
    endedBy: text('ended_by', { enum: ['client', 'nutritionist', 'system'] }),
  },
  (table) => [
    uniqueIndex('care_relations_active').on(table.trackerId).where(sql`${table.until} is null`),
    index('care_relations_of_practice').on(table.practiceNumber),
    unique('care_relations_parties').on(table.id, table.trackerId, table.practiceNumber),
    check('care_relations_period', sql`${table.until} >= ${table.since}`),
    check('care_relations_end', sql`(${table.until} is null) = (${table.endedBy} is null)`),
  ],
)
