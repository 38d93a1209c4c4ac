import { sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { practiceTable } from './practice.table.ts'
import { userTable } from './user.table.ts'

/**
 * The thread of a client and a nutritionist. A trigger on `care_relations` opens it with their first
 * care, and it stays after its end. Its row's lock orders the messages. `lastSeq` counts them; only the
 * trigger on `messages` changes it. A trigger refuses pointers that go back.
 */
export const conversationTable = mainSchema.table(
  'conversations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    /**
     * The owner of the practice then. Null after that account was deleted: another owner of the practice
     * gets another thread.
     */
    nutritionistId: text('nutritionist_id').references(() => userTable.id),
    lastSeq: integer('last_seq').notNull().default(0),
    /** Up to which message each side has read. */
    readSeqClient: integer('read_seq_client').notNull().default(0),
    readSeqNutritionist: integer('read_seq_nutritionist').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('conversations_pair')
      .on(table.userId, table.practiceNumber)
      .where(sql`${table.nutritionistId} is not null`),
    index('conversations_of_nutritionist').on(table.nutritionistId),
    check(
      'conversations_read',
      sql`${table.readSeqClient} between 0 and ${table.lastSeq}
        and ${table.readSeqNutritionist} between 0 and ${table.lastSeq}`,
    ),
  ],
)
export type ConversationRow = typeof conversationTable.$inferSelect
