import { m } from '#app/i18n/paraglide/messages.js'
import { fieldStyles } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { TypedStretch } from './typed-hours.ts'

const field = fieldStyles()

type StretchRowsProps = {
  /** What the fields' names begin with. */
  name: string
  /** The day, for screen readers. */
  label: string
  rows: TypedStretch[]
  isWrong: boolean
}

/** The stretches of a day. Uncontrolled, so hydration keeps what was typed before it. */
export function StretchRows({ name, label, rows, isWrong }: StretchRowsProps) {
  const problemId = `${name}-problem`
  return (
    <div className="flex flex-col gap-2">
      {rows.map(({ from, to }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end.
        <div key={row} className="flex flex-wrap items-center gap-2">
          {(['from', 'to'] as const).map((bound) => (
            <label key={bound} className="flex items-center gap-2">
              <span className={bound === 'from' ? 'sr-only' : 'text-ink-muted'}>
                <span className="sr-only">
                  {bound === 'from'
                    ? m.practice_stretch_from({ day: label, count: row + 1 })
                    : m.practice_stretch_to({ day: label, count: row + 1 })}
                </span>
                {bound === 'to' && <span aria-hidden="true">–</span>}
              </span>
              <input
                type="time"
                step={300}
                name={`${name}-${row}-${bound}`}
                defaultValue={bound === 'from' ? from : to}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? problemId : undefined}
                className={field.input({ className: 'w-31 tabular-nums' })}
              />
            </label>
          ))}
        </div>
      ))}
      {isWrong && (
        <p id={problemId} className={field.errorText()}>
          <Icon name="warning" className="size-5" />
          {m.practice_stretch_wrong()}
        </p>
      )}
    </div>
  )
}
