import { m } from '#app/i18n/paraglide/messages.js'
import { chipName } from '#app/readings/measure-words.ts'
import { factsOf, type Measure, measures } from '#server/contract/measures.ts'

type MeasureChipsProps = { open: Measure; onOpen: (measure: Measure) => void }

/** Every measure that is typed, one tap away: none hides behind a menu or past an edge. */
export function MeasureChips(props: MeasureChipsProps) {
  return (
    <div className="flex flex-col gap-3">
      <Chips title={m.measurements_choose()} input="chip" {...props} />
      <Chips title={m.measurements_lab()} input="labChip" {...props} />
    </div>
  )
}

type ChipsProps = MeasureChipsProps & { title: string; input: 'chip' | 'labChip' }

function Chips({ title, input, open, onOpen }: ChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 font-semibold text-sm">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {measures
          .filter((measure) => factsOf(measure).input === input)
          .map((measure) => (
            <button
              key={measure}
              type="button"
              aria-pressed={measure === open}
              onClick={() => onOpen(measure)}
              className="min-h-9 rounded-control border border-line px-3 py-1.5 font-semibold text-link text-sm transition-colors hover:bg-action-soft aria-pressed:border-transparent aria-pressed:bg-action-soft aria-pressed:text-action-soft-ink pointer-coarse:min-h-11"
            >
              {chipName(measure)}
            </button>
          ))}
      </div>
    </fieldset>
  )
}
