import type { ReactNode } from 'react'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    root: 'flex min-w-0 flex-col gap-3',
    legend: 'mb-3 font-semibold',
    card: [
      'relative flex items-start gap-3 rounded-control border border-line-strong bg-surface-raised p-4',
      'transition-colors hover:border-action has-checked:border-action has-checked:bg-action-soft',
      'has-checked:ring-1 has-checked:ring-action has-focus-visible:outline-3',
      'has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
    ],
    // A native radio works without scripts and needs no inline style.
    input: 'mt-1 size-4.5 shrink-0 outline-none',
    content: 'flex min-w-0 flex-1 flex-col gap-0.5',
  },
})()

type Choice = {
  value: string
  title: ReactNode
  description?: ReactNode
  /** At the end of the card, such as a price. */
  aside?: ReactNode
}

type ChoiceCardsProps = {
  legend: ReactNode
  name: string
  choices: Choice[]
  value: string
  onChange: (value: string) => void
}

/** A radio group of cards. */
export function ChoiceCards({ legend, name, choices, value, onChange }: ChoiceCardsProps) {
  return (
    <fieldset className={styles.root()}>
      <legend className={styles.legend()}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.card()}>
          <input
            type="radio"
            name={name}
            required
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className={styles.input()}
          />
          <span className={styles.content()}>
            <span className="flex justify-between gap-x-4 font-semibold max-[22.5rem]:flex-wrap">
              <span className="shrink-0">{choice.title}</span>
              {choice.aside && <span className="text-right tabular-nums">{choice.aside}</span>}
            </span>
            {choice.description && (
              <span className="text-ink-muted text-sm">{choice.description}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
