import { asc, eq } from 'drizzle-orm'
import type { QuickTexts } from '#server/contract/message.schema.ts'
import { quickTextTable } from '#server/db/main/quick-text.table.ts'
import type { Database } from '#server/db/open-database.ts'

const { practiceNumber, position, title, body } = quickTextTable

export async function listQuickTexts(db: Database, number: number): Promise<QuickTexts> {
  return db
    .select({ title, body })
    .from(quickTextTable)
    .where(eq(practiceNumber, number))
    .orderBy(asc(position))
}

/** The caller holds the lock of the practice. */
export async function replaceQuickTexts(
  tx: Database,
  number: number,
  texts: QuickTexts,
): Promise<void> {
  await tx.delete(quickTextTable).where(eq(practiceNumber, number))
  if (texts.length === 0) return
  await tx
    .insert(quickTextTable)
    .values(texts.map((text, index) => ({ ...text, practiceNumber: number, position: index })))
}
