import { measureNames } from '#app/features/measurements/measure-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Measure } from '#server/contract/measures.ts'

const bodyMeasures = [
  'weight',
  'waist',
  'hip',
  'bodyFat',
  'bloodPressure',
] as const satisfies Measure[]
const labMeasures = [
  'fastingGlucose',
  'twoHourGlucose',
  'hba1c',
  'totalCholesterol',
  'ldl',
  'hdl',
  'triglycerides',
  'uricAcid',
] as const satisfies Measure[]

/** What is shorter than the name on a chart, so that all of them stand side by side on a phone. */
const shortNames: Partial<Record<Measure, () => string>> = {
  fastingGlucose: m.measurements_chip_fasting_glucose,
  twoHourGlucose: m.measurements_chip_two_hour_glucose,
  ldl: m.measurements_chip_ldl,
  hdl: m.measurements_chip_hdl,
}

type MeasureChipsProps = { open: Measure; onOpen: (measure: Measure) => void }

/** Every measure that is typed, one tap away: none waits behind another word or past an edge. */
export function MeasureChips(props: MeasureChipsProps) {
  return (
    <div className="flex flex-col gap-3">
      <Chips title={m.measurements_choose()} measures={bodyMeasures} {...props} />
      <Chips title={m.measurements_lab()} measures={labMeasures} {...props} />
    </div>
  )
}

type ChipsProps = MeasureChipsProps & { title: string; measures: readonly Measure[] }

function Chips({ title, measures, open, onOpen }: ChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 font-semibold text-sm">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {measures.map((measure) => (
          <button
            key={measure}
            type="button"
            aria-pressed={measure === open}
            onClick={() => onOpen(measure)}
            className="min-h-9 rounded-control border border-line px-3 py-1.5 font-semibold text-link text-sm transition-colors hover:bg-action-soft disabled:opacity-55 aria-pressed:border-transparent aria-pressed:bg-action-soft aria-pressed:text-action-soft-ink pointer-coarse:min-h-11"
          >
            {(shortNames[measure] ?? measureNames[measure])()}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
