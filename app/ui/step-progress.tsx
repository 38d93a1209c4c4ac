import { Icon } from './icon.tsx'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    list: 'flex items-center gap-2 max-[17rem]:flex-wrap sm:gap-3',
    step: [
      'flex items-center gap-2 font-semibold text-sm sm:gap-3 not-first:flex-1',
      'not-first:before:h-0.5 not-first:before:min-w-3 not-first:before:flex-1',
      'not-first:before:rounded-full not-first:before:bg-line',
    ],
    name: '',
    mark: 'grid size-7 shrink-0 sm:size-8 place-items-center rounded-full tabular-nums',
  },
  variants: {
    state: {
      done: {
        step: 'not-first:before:bg-action',
        mark: 'bg-action-soft text-action-soft-ink',
      },
      current: { step: 'not-first:before:bg-action', mark: 'bg-action text-action-ink' },
      ahead: {
        step: 'text-ink-muted',
        mark: 'border border-line-strong',
      },
    },
    // If not all names fit, only the current step shows its name.
    room: { none: {}, three: { name: 'max-[24rem]:sr-only' }, more: { name: 'max-sm:sr-only' } },
  },
})

type StepProgressProps = {
  /** Accessible name of the steps. */
  label: string
  steps: string[]
  /** Index of the current step. */
  current: number
}

/** Progress through a few steps. */
export function StepProgress({ label, steps, current }: StepProgressProps) {
  return (
    <ol aria-label={label} className={styles().list()}>
      {steps.map((name, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead'
        const room = state === 'current' ? 'none' : steps.length > 3 ? 'more' : 'three'
        const { step, mark, name: nameStyles } = styles({ state, room })
        return (
          <li key={name} aria-current={index === current ? 'step' : undefined} className={step()}>
            <span aria-hidden="true" className={mark()}>
              {state === 'done' ? <Icon name="check" className="size-4" /> : index + 1}
            </span>
            <span className={nameStyles()}>{name}</span>
          </li>
        )
      })}
    </ol>
  )
}
