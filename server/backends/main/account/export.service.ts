import { appendAuditEntry } from '#server/backends/main/audit/append-audit-entry.ts'
import type { Member } from '#server/backends/main/auth/session.service.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import type { AccountExport } from '#server/contract/account.schema.ts'
import { readRowsOf } from './export.repository.ts'

type Value = string | number | boolean | null

/** Everything that is a member's (UU PDP 27/2022), and the entry that they took it. */
export async function exportAccount(parts: MainParts, { user }: Member): Promise<AccountExport> {
  return parts.db.transaction(async (tx) => {
    await appendAuditEntry(parts, tx, { action: 'account_exported', subjectId: user.id })
    const rows = await readRowsOf(tx, user.id)
    const tables = Object.entries(rows).map(([name, found]) => [name, found.map(flat)])
    return { exportedAt: parts.clock.now().toISOString(), tables: Object.fromEntries(tables) }
  })
}

/** Moments become texts, so that a row is the same in JSON and in CSV. */
function flat(row: Record<string, Value | Date>): Record<string, Value> {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ])
  return Object.fromEntries(values)
}
