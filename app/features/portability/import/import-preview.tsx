import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ColumnMapping } from './column-mapping.tsx'
import type { ImportPreview, Mapping } from './import.schema.ts'
import { placeOf, problemText, tableNames } from './import-words.ts'

type ImportPreviewPanelProps = {
  preview: ImportPreview
  isBusy: boolean
  onRemap: (mapping: Mapping) => void
  onSave: () => void
}

/** The content of a file, its problems, and the button that saves the rest. */
export function ImportPreviewPanel({ preview, isBusy, onRemap, onSave }: ImportPreviewPanelProps) {
  const { shape, mapping, rowCount, goodRowCount, valueCount, problems, problemCount } = preview
  const hasDay = shape !== 'days' || mapping.targets.includes('day')
  const rows = formatNumber(goodRowCount)
  return (
    <div className="flex flex-col gap-6 border-line border-t pt-5">
      {shape === 'days' ? (
        <ColumnMapping preview={preview} isBusy={isBusy} onChange={onRemap} />
      ) : (
        <p className="max-w-prose">
          {shape === 'export' ? m.portability_own_export() : m.portability_own_table()}
        </p>
      )}
      <p role="status" className="font-semibold">
        {m.portability_found({
          rows: formatNumber(rowCount),
          good: rows,
          values: formatNumber(valueCount),
        })}
      </p>
      {hasDay && <ImportTables tables={preview.tables} />}
      {!hasDay && <Alert tone="warning">{m.portability_needs_day()}</Alert>}
      {hasDay && problemCount > 0 && (
        <section aria-label={m.portability_problems_title()} className="flex flex-col gap-2">
          <h3 className="font-semibold text-base">
            {m.portability_problems_title()} ({formatNumber(problemCount)})
          </h3>
          <ul className="flex max-h-80 flex-col gap-1.5 overflow-y-auto">
            {problems.map((problem) => (
              <li key={`${problem.line} ${problem.column}`} className="text-pretty">
                <span className="font-semibold tabular-nums">{placeOf(problem, preview)}</span>{' '}
                {problemText(problem)}
              </li>
            ))}
          </ul>
          {problemCount > problems.length && (
            <p className="text-ink-muted">
              {m.portability_more_problems({
                count: formatNumber(problemCount - problems.length),
              })}
            </p>
          )}
          <p className="max-w-prose text-ink-muted text-sm">{m.portability_problems_hint()}</p>
        </section>
      )}
      {hasDay && valueCount > 0 && (
        <Button className="sm:self-start" isBusy={isBusy} onClick={onSave}>
          {problemCount > 0 ? m.portability_keep_good({ rows }) : m.portability_keep_all({ rows })}
        </Button>
      )}
    </div>
  )
}

/** How many entries of each table would be imported, and how many exist already. */
function ImportTables({ tables }: Pick<ImportPreview, 'tables'>) {
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
