import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { mostActions, type PlannedAction } from '#server/contract/note.schema.ts'
import { MeasureSelect } from './measure-select.tsx'

type ActionRowsProps = { actions: PlannedAction[]; onChange: (actions: PlannedAction[]) => void }

/** The steps that the client takes until the next session. They appear in the client's tracker. */
export function ActionRows({ actions, onChange }: ActionRowsProps) {
  const setAt = (index: number, part: Partial<PlannedAction>) =>
    onChange(actions.map((action, at) => (at === index ? { ...action, ...part } : action)))
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 className="font-semibold text-lg">{m.notes_actions()}</h3>
        <p className="max-w-prose text-pretty text-ink-muted text-sm">{m.notes_actions_text()}</p>
      </div>
      {actions.map((action, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
          key={index}
          className="flex flex-col gap-4 rounded-card border border-line p-4"
        >
          <legend className="px-1 font-semibold text-sm">
            {m.notes_action_number({ number: index + 1 })}
          </legend>
          <TextField
            name={`action-${index}`}
            label={m.notes_action_label()}
            maxLength={200}
            value={action.text}
            onChange={(event) => setAt(index, { text: event.target.value })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name={`action-until-${index}`}
              type="date"
              label={m.notes_action_until()}
              value={action.until ?? ''}
              onChange={(event) => setAt(index, { until: event.target.value || null })}
            />
            <MeasureSelect
              name={`action-measure-${index}`}
              label={m.notes_action_measure()}
              none={m.notes_no_measure()}
              value={action.measure}
              onChange={(measure) => setAt(index, { measure })}
            />
          </div>
          <Button
            variant="quiet"
            size="sm"
            className="self-start"
            onClick={() => onChange(actions.filter((_, at) => at !== index))}
          >
            {m.notes_action_remove()}
          </Button>
        </fieldset>
      ))}
      {actions.length < mostActions && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => onChange([...actions, { text: '', until: null, measure: null }])}
        >
          {m.notes_action_add()}
        </Button>
      )}
    </div>
  )
}
