import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { measureName } from '#app/readings/measure-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { SessionAction } from '#server/contract/session-action.schema.ts'
import { outcomeWords } from './outcome-words.ts'

/** Steps with their day, and what the client says became of them. */
export function MarkedSteps({ actions }: { actions: SessionAction[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-y">
      {actions.map((action) => (
        <li key={action.id} className="flex flex-wrap items-start justify-between gap-2 py-3">
          <StepWords action={action} />
          <Badge tone={action.outcome === 'done' ? 'success' : 'info'}>
            {action.outcome ? outcomeWords[action.outcome]() : m.notes_outcome_open()}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

export function StepWords({ action: { text, until, measure } }: { action: SessionAction }) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <p className="break-words font-semibold">{text}</p>
      <p className="text-ink-muted text-sm">
        {m.notes_step_until({ day: formatDate(until) })}
        {measure && ` · ${m.notes_step_measure({ measure: measureName(measure) })}`}
      </p>
    </div>
  )
}
