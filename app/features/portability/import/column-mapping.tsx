import { m } from '#app/i18n/paraglide/messages.js'
import { NativeSelect } from '#app/ui/native-select.tsx'
import {
  type ColumnTarget,
  columnTargets,
  type ImportPreview,
  type Mapping,
} from './import.schema.ts'
import { targetName } from './import-words.ts'

type ColumnMappingProps = {
  preview: ImportPreview
  isBusy: boolean
  onChange: (mapping: Mapping) => void
}

/** Shows the guessed target of each column, for the member to correct. */
export function ColumnMapping({ preview, isBusy, onChange }: ColumnMappingProps) {
  const { columns, mapping } = preview
  const options = columnTargets.map((target) => ({ value: target, label: targetName(target) }))
  const choose = (column: number, target: ColumnTarget) =>
    onChange({
      ...mapping,
      // A target belongs to one column, so the column that had it is skipped.
      targets: mapping.targets.map((before, index) =>
        index === column ? target : before === target ? 'skip' : before,
      ),
    })
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold">{m.portability_columns()}</legend>
      <div className="grid items-end gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ name, samples }, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position.
          <div key={column} className="flex min-w-0 flex-col gap-1.5">
            <NativeSelect
              label={name || m.portability_column_unnamed({ number: column + 1 })}
              options={options}
              value={mapping.targets[column] ?? 'skip'}
              disabled={isBusy}
              onChange={(event) => choose(column, event.currentTarget.value as ColumnTarget)}
            />
            <p className="truncate text-ink-muted text-sm">
              {m.portability_samples({ values: samples.filter(Boolean).join(' · ') || '–' })}
            </p>
          </div>
        ))}
        <NativeSelect
          label={m.portability_day_order()}
          options={[
            { value: 'dayFirst', label: m.portability_day_first() },
            { value: 'monthFirst', label: m.portability_month_first() },
          ]}
          value={mapping.dayOrder}
          disabled={isBusy}
          onChange={(event) =>
            onChange({ ...mapping, dayOrder: event.currentTarget.value as Mapping['dayOrder'] })
          }
        />
      </div>
    </fieldset>
  )
}
