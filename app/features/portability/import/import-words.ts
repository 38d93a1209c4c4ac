import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { factsOf } from '#server/contract/measures.ts'
import type { ImportedTable } from '#server/contract/tracker-import.schema.ts'
import type { ColumnTarget, ImportPreview, Problem, Refusal } from './import.schema.ts'

/** Names a target; a measure shows its unit because the import converts nothing. */
export function targetName(target: ColumnTarget): string {
  switch (target) {
    case 'skip':
      return m.portability_target_skip()
    case 'day':
      return m.portability_target_day()
    case 'time':
      return m.portability_target_time()
    case 'mealTiming':
      return m.portability_target_meal()
    case 'weight':
      return m.portability_target_weight()
    case 'diastolic':
      return m.portability_target_diastolic()
    default: {
      const { unit } = factsOf(target)
      const name = m.measures_name({ measure: target })
      return unit ? `${name} (${unit})` : name
    }
  }
}

const refusals = {
  empty: m.portability_refused_empty,
  tooLarge: m.portability_refused_too_large,
  noText: m.portability_refused_no_text,
  noExport: m.portability_refused_no_export,
  tooManyRows: m.portability_refused_too_many,
  tooManyColumns: m.portability_refused_too_many_columns,
} satisfies Record<Exclude<Refusal['reason'], 'openQuote'>, () => string>

export function refusalText({ reason, line = 0 }: Refusal): string {
  if (reason !== 'openQuote') return refusals[reason]()
  return m.portability_refused_open_quote({ line: formatNumber(line) })
}

export const tableNames = {
  weights: m.portability_table_weights,
  measurements: m.portability_table_measurements,
  foodEntries: m.portability_table_food,
  plannedFoods: m.portability_table_planned,
  goals: m.portability_table_goals,
  ownFoods: m.portability_table_own_foods,
  reminders: m.portability_table_reminders,
} satisfies Record<ImportedTable, () => string>

/** Locates a problem by the line of a table, or by the entry of an export. */
export function placeOf({ line, column }: Problem, { shape, columns }: ImportPreview): string {
  const name = columns[column]?.name ?? ''
  return shape === 'export'
    ? m.portability_entry({ table: tableNames[name as ImportedTable](), line })
    : m.portability_line({ line, column: name })
}

/** Explains what is wrong with a cell, and what would be right. */
export function problemText({ kind, value, limits, unit = '' }: Problem): string {
  const shown = { value: value || '–' }
  switch (kind) {
    case 'day':
      return m.portability_problem_day(shown)
    case 'future':
      return m.portability_problem_future(shown)
    case 'number':
      return m.portability_problem_number(shown)
    case 'unit':
      return m.portability_problem_unit({ ...shown, unit })
    case 'limits':
      return m.portability_problem_limits({
        ...shown,
        least: formatNumber(limits?.least ?? 0),
        most: formatNumber(limits?.most ?? 0),
      })
    case 'diastolic':
      return m.portability_problem_diastolic(shown)
    case 'time':
      return m.portability_problem_time(shown)
    case 'mealTiming':
      return m.portability_problem_meal(shown)
    case 'cells':
      return m.portability_problem_cells(shown)
    case 'entry':
      return m.portability_problem_entry()
  }
}
