import type { useChangeMeasurement } from '#app/features/measurements/measurements.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import {
  circumstancesText,
  converseText,
  entryText,
  measureName,
} from '#app/readings/measure-words.ts'
import type { Entry } from '#app/readings/measured-entry.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useCarriedState } from '#app/ui/use-carried-state.ts'
import { isScale } from '#server/contract/measures.ts'
import { EntryFormLater } from './entry-form-later.tsx'

type EntryRowProps = {
  entry: Entry
  /** Its day or the name of its measure. */
  title: string
  today: string
  change: ReturnType<typeof useChangeMeasurement>
}

/** One entry, replaced by its form during a change. */
export function EntryRow({ entry, title, today, change }: EntryRowProps) {
  const editor = `${entry.kind} ${entry.id}`
  const [isOpen, setIsOpen] = useCarriedState(editor, false)
  const converse = converseText(entry)
  const circumstances = circumstancesText(entry)
  const value = entryText(entry)
  const words = { measure: measureName(entry.kind), value }
  if (isOpen)
    return (
      <li data-editor={editor} className="border-line border-b py-4">
        <EntryFormLater
          measure={entry.kind}
          today={today}
          entry={entry}
          takesFocus
          isBusy={change.isPending}
          onSubmit={(changed) => change.mutate(changed, { onSuccess: () => setIsOpen(false) })}
        >
          <Button variant="quiet" onClick={() => setIsOpen(false)}>
            {m.measurements_cancel()}
          </Button>
        </EntryFormLater>
      </li>
    )
  return (
    // In large type each part takes its own line, and no word breaks.
    <li className="flex flex-wrap items-center gap-x-2 border-line border-b py-2">
      <p className="min-w-[min(100%,8rem)] flex-1 text-ink-muted">
        {title}
        {circumstances && <span className="block text-sm">{circumstances}</span>}
      </p>
      <div className="ml-auto flex max-w-full flex-wrap items-center justify-end gap-x-2">
        <p className="text-right font-semibold tabular-nums">
          {value}
          {converse && <span className="block font-normal text-ink-muted text-sm">{converse}</span>}
        </p>
        <span className="flex print:hidden">
          {/* One more tap corrects a scale; a form would be slower. */}
          {!isScale(entry.kind) && (
            <RowButton
              icon="pencil"
              label={m.measurements_edit(words)}
              onClick={() => setIsOpen(true)}
            />
          )}
          <RowButton
            icon="close"
            label={m.measurements_delete(words)}
            onClick={() => change.mutate({ before: entry, after: null })}
          />
        </span>
      </div>
    </li>
  )
}

type RowButtonProps = { icon: 'pencil' | 'close'; label: string; onClick: () => void }

function RowButton({ icon, label, onClick }: RowButtonProps) {
  return (
    <Button variant="quiet" size="sm" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} className="size-4" />
    </Button>
  )
}
