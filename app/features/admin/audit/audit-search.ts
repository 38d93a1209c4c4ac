import { searchReader, textUpTo } from '#app/lib/search-reader.ts'

const id = textUpTo(64)

/** The query of the audit log: its filters, and where the page begins. */
export const readAuditSearch = searchReader({
  action: id,
  actor: id,
  object: id,
  before: textUpTo(100),
})

export type AuditSearch = ReturnType<typeof readAuditSearch>
