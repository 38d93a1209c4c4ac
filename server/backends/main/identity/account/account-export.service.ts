import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import type { AccountExport } from '#server/contract/account.schema.ts'
import { readRowsOf } from './account-export.repository.ts'

type Value = string | number | boolean | null

/** Returns all of the member's data (UU PDP 27/2022) and logs the export. */
export async function exportAccount(
  context: MainContext,
  { user }: Member,
): Promise<AccountExport> {
  return context.db.transaction(async (tx) => {
    await appendAuditEntry(context, tx, { action: 'account_exported', subjectId: user.id })
    const rows = await readRowsOf(tx, user.id)
    const tables = Object.entries(rows).map(([name, found]) => [name, found.map(flattenRow)])
    return { exportedAt: context.clock.now().toISOString(), tables: Object.fromEntries(tables) }
  })
}

function flattenRow(row: Record<string, unknown>): Record<string, Value> {
  const values = Object.entries(row).map(([name, value]) => [name, flatValueOf(value)])
  return Object.fromEntries(values)
}

/** Turns dates, lists and objects into text, so that a row is the same in JSON and CSV. */
function flatValueOf(value: unknown): Value {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Value)
}
