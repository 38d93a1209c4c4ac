import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { ImportPreview } from './import.schema.ts'
import { tableNames } from './import-words.ts'

/** What comes in, and how much of it is there already. */
export function ImportTables({ tables }: Pick<ImportPreview, 'tables'>) {
  if (tables.length === 0) return null
  const hasNewGoal = tables.some(({ table, count, known }) => table === 'goals' && count > known)
  return (
    <section aria-label={m.portability_tables_title()} className="flex flex-col gap-2">
      <h3 className="font-semibold text-base">{m.portability_tables_title()}</h3>
      <dl className="flex max-w-xl flex-col">
        {tables.map(({ table, count, known }) => (
          <div
            key={table}
            className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2"
          >
            <dt>{tableNames[table]()}</dt>
            <dd className="text-ink-muted tabular-nums">{countText(count, known)}</dd>
          </div>
        ))}
      </dl>
      {hasNewGoal && (
        <p className="max-w-prose text-ink-muted text-sm">{m.portability_goal_note()}</p>
      )}
    </section>
  )
}

function countText(count: number, known: number): string {
  return known === 0
    ? m.portability_table_count_new({ count: formatNumber(count) })
    : m.portability_table_count({ count: formatNumber(count), known: formatNumber(known) })
}
