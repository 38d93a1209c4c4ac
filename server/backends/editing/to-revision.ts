import type { Content, Revision, WholeRevision } from '#server/contract/editing/editing.schema.ts'
import type { HistoryTables } from '#server/db/history-tables.ts'

type RevisionRow = HistoryTables['revisions']['$inferSelect']

export function toRevision({
  n,
  baseN,
  authorName,
  at,
  note,
}: Pick<RevisionRow, 'n' | 'baseN' | 'authorName' | 'at' | 'note'>): Revision {
  return { n, base: baseN, authorName, at: at.toISOString(), note }
}

export function toWholeRevision(row: RevisionRow): WholeRevision {
  return { ...toRevision(row), content: row.content as Content }
}
