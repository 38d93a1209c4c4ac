import { Link } from '@tanstack/react-router'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { bodyMassIndex, weightsBetween } from '#app/nutrition/body-mass-index.ts'
import { isAboveWaistLine, type Sex, waistLineCentimetres } from '#app/nutrition/waist-line.ts'
import {
  type ClassName,
  classOf,
  decimalsToShow,
  normalRange,
} from '#app/nutrition/weight-classes.ts'
import { classWords } from '#app/readings/class-words.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import type { BmiEntry } from './bmi-form.schema.ts'
import { BmiScale } from './bmi-scale.tsx'
import { ClassTable } from './class-table.tsx'
import { withDecimals } from './range-words.ts'

/** The index and how it was worked out. */
export function BmiResult({ entry }: { entry: BmiEntry }) {
  const index = bodyMassIndex(entry)
  const decimals = decimalsToShow(index)
  return (
    <div className="flex flex-col gap-6">
      <Headline index={index} decimals={decimals} />
      <BmiScale index={index} decimals={decimals} />
      <dl className="flex flex-col divide-y divide-line border-line border-y">
        <Line term={m.checks_bmi_formula()}>{formulaOf(entry, index, decimals)}</Line>
        <Line term={m.checks_bmi_range({ height: formatNumber(entry.centimetres) })}>
          {normalWeightsOf(entry.centimetres)}
        </Line>
        {entry.waistCentimetres !== undefined && (
          <Line term={m.checks_bmi_waist_line()}>
            {waistText(entry.waistCentimetres, entry.sex)}
          </Line>
        )}
      </dl>
      <ClassTable index={index} />
      <p className="max-w-prose text-ink-muted">{m.checks_bmi_not_a_diagnosis()}</p>
      <NextStep asia={classOf('asiaPacific', index)} />
    </div>
  )
}

/** A screen reader announces it when it appears or changes. */
function Headline({ index, decimals }: { index: number; decimals: number }) {
  const asia = classOf('asiaPacific', index)
  const balanced = classOf('balancedNutrition', index)
  return (
    <div role="status" className="flex flex-col gap-1">
      <p className="font-bold text-3xl tabular-nums">
        {m.checks_bmi_result({ index: withDecimals(index, decimals) })}
      </p>
      <p className="max-w-prose text-lg">
        {m.checks_bmi_classes({ asia: classWords[asia](), balanced: classWords[balanced]() })}
      </p>
    </div>
  )
}

const nextTexts: Partial<Record<ClassName, () => string>> = {
  underweight: m.checks_bmi_next_under,
  normal: m.checks_bmi_next_normal,
}

/** A result ends with a kind word and somewhere to go. */
function NextStep({ asia }: { asia: ClassName }) {
  const text = nextTexts[asia] ?? m.checks_bmi_next_over
  return (
    <div className="flex flex-col gap-4 rounded-card bg-food-cloth p-6">
      <p className="max-w-prose text-pretty text-lg">{text()}</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/konsultasi" className={buttonStyles()}>
          {m.checks_bmi_next_talk()}
        </Link>
        <Link to="/program" className={buttonStyles({ variant: 'secondary' })}>
          {m.checks_bmi_next_programs()}
        </Link>
      </div>
    </div>
  )
}

function Line({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function formulaOf({ kilograms, centimetres }: BmiEntry, index: number, decimals: number): string {
  const metres = formatNumber(centimetres / 100, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 3,
  })
  return `${formatNumber(kilograms)} ÷ (${metres} × ${metres}) = ${withDecimals(index, decimals)}`
}

function normalWeightsOf(centimetres: number): string {
  const { leastKilograms, mostKilograms } = weightsBetween(centimetres, normalRange)
  return `${withDecimals(leastKilograms, 1)}–${withDecimals(mostKilograms, 1)} kg`
}

function waistText(centimetres: number, sex: Sex | undefined): string {
  const waist = formatNumber(centimetres)
  if (!sex) return m.checks_bmi_waist_both({ waist, ...waistLineCentimetres })
  const line = waistLineCentimetres[sex]
  return isAboveWaistLine(centimetres, sex)
    ? m.checks_bmi_waist_above({ waist, line })
    : m.checks_bmi_waist_within({ waist, line })
}
