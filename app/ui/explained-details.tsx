import type { ReactNode } from 'react'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import type { Explained, Quantity, TableName, TableVersion } from '#app/nutrition/explained.ts'
import { SourceTitle } from './source-title.tsx'
import { WebLink } from './web-link.tsx'

const quantityWords = {
  weight: m.food_quantity_weight,
  height: m.food_quantity_height,
  waist: m.food_quantity_waist,
  age: m.food_quantity_age,
  sex: m.food_quantity_sex,
  activity: m.food_quantity_activity,
  restingEnergy: m.food_quantity_resting_energy,
  addedSugar: m.food_quantity_added_sugar,
  protein: m.food_quantity_protein,
  carbohydrate: m.food_quantity_carbohydrate,
  fibre: m.food_quantity_fibre,
  staple: m.food_quantity_staple,
  side: m.food_quantity_side,
  vegetables: m.food_quantity_vegetables,
  fruit: m.food_quantity_fruit,
  sodium: m.food_quantity_sodium,
  calcium: m.food_quantity_calcium,
  phosphorus: m.food_quantity_phosphorus,
  iron: m.food_quantity_iron,
  potassium: m.food_quantity_potassium,
  zinc: m.food_quantity_zinc,
  copper: m.food_quantity_copper,
  vitaminA: m.food_quantity_vitamin_a,
  vitaminB1: m.food_quantity_vitamin_b1,
  vitaminB2: m.food_quantity_vitamin_b2,
  vitaminB3: m.food_quantity_vitamin_b3,
  vitaminB6: m.food_quantity_vitamin_b6,
  folate: m.food_quantity_folate,
  vitaminB12: m.food_quantity_vitamin_b12,
  vitaminC: m.food_quantity_vitamin_c,
  fat: m.food_quantity_fat,
  bloodValue: m.food_quantity_blood_value,
  systolic: m.food_quantity_systolic,
  diastolic: m.food_quantity_diastolic,
  targetWeight: m.food_quantity_target_weight,
  weeks: m.food_quantity_weeks,
  usedEnergy: m.food_quantity_used_energy,
  trendBefore: m.measurements_quantity_trend_before,
  privateTrend: m.sharing_quantity_private_trend,
  days: m.measurements_quantity_days,
  daysSinceStart: m.goals_quantity_days_since_start,
  firstTrend: m.brief_quantity_first_trend,
  lastTrend: m.brief_quantity_last_trend,
  daysApart: m.brief_quantity_days_apart,
  writtenDays: m.brief_quantity_written_days,
  windowDays: m.brief_quantity_window_days,
  targetEnergy: m.brief_quantity_target_energy,
} satisfies Record<Quantity, () => string>

const tableWords = {
  akg: m.food_table_akg,
  'asam-urat': m.food_table_uric_acid,
  'batas-ggl': m.food_table_day_limits,
  'faktor-aktivitas': m.food_table_activity,
  'gula-darah': m.food_table_blood_sugar,
  'gula-darah-rendah': m.food_table_low_blood_sugar,
  'gula-darah-sewaktu': m.measurements_table_random_sugar,
  'imt-asia-pasifik': m.food_table_bmi_asia_pacific,
  'imt-gizi-seimbang': m.food_table_bmi_balanced_nutrition,
  'isi-piringku': m.food_table_plate,
  'koridor-target': m.goals_table_corridor,
  'lingkar-perut': m.food_table_waist,
  'lipid-darah': m.food_table_blood_lipids,
  penukar: m.food_table_exchanges,
  'rasio-perut-tinggi': m.food_table_waist_to_height,
  'target-aman': m.food_table_safe_goal,
  'tekanan-darah': m.food_table_blood_pressure,
  'tekanan-darah-rendah': m.food_table_low_blood_pressure,
  'tren-berat': m.measurements_table_trend,
} satisfies Record<TableName, () => string>

const sexWords: Record<string, () => string> = { female: m.food_sex_female, male: m.food_sex_male }

type ExplainedDetailsProps = {
  of: Explained<unknown>
  /** What else there is to know, such as a link to the entries. */
  children?: ReactNode
}

/** Discloses the formula, inputs, table edition and sources of a result. */
export function ExplainedDetails({ of, children }: ExplainedDetailsProps) {
  return (
    <details className="text-sm print:not-open:hidden">
      <summary className="rounded-control py-1 text-link pointer-coarse:py-3">
        {m.food_where()}
      </summary>
      <dl className="flex flex-col gap-2 border-line border-l-2 py-1 pl-3 text-ink-muted">
        <Line term={m.food_formula()}>{inLocale(of.formula)}</Line>
        {of.inputs.map(({ symbol, quantity, value, unit }) => (
          <Line key={symbol} term={`${symbol} = ${quantityWords[quantity]()}`}>
            {`${valueText(value)} ${unit}`.trim()}
          </Line>
        ))}
        {[of.table, of.inputTable].map(
          (read) =>
            read && (
              <Line key={read.table} term={m.food_table()}>
                {editionText(read)}
              </Line>
            ),
        )}
        <div>
          <dt>{m.food_sources()}</dt>
          {of.sources.map((source) => (
            <dd key={source.title} className="text-ink">
              {source.url ? (
                <WebLink href={source.url} className="text-link underline underline-offset-3">
                  <SourceTitle source={source} />
                </WebLink>
              ) : (
                <SourceTitle source={source} />
              )}
            </dd>
          ))}
        </div>
      </dl>
      {children}
    </details>
  )
}

/** A stored result may use an older edition of a table. */
function editionText({ table, version }: TableVersion): string {
  const words: Partial<Record<string, () => string>> = tableWords
  const name = words[table]?.() ?? table
  return isDay(version)
    ? m.food_table_read({ table: name, date: formatDate(version) })
    : m.food_table_version({ table: name, version })
}

function valueText(value: number | string): string {
  if (typeof value === 'number') return formatNumber(value)
  return isDay(value) ? formatDate(value) : (sexWords[value]?.() ?? value)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}

function Line({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{term}</dt>
      <dd className="text-ink tabular-nums">{children}</dd>
    </div>
  )
}

/** Formulas are stored with a decimal point; `130–139` must not wrap. */
function inLocale(formula: string): string {
  const unbroken = formula.replaceAll('–', '–\u2060')
  return getLocale() === 'id' ? unbroken.replace(/(\d)\.(\d)/g, '$1,$2') : unbroken
}
