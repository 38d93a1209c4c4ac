import type { CsvRow } from '#app/lib/read-csv.ts'
import type { MeasureFacts } from '#server/contract/measures/measure-facts.ts'
import { factsOf, measures } from '#server/contract/measures.ts'
import type { ColumnTarget, Mapping } from './import.schema.ts'

/** The first match decides. Common words such as "fat" or "weight" therefore come late. */
const headings: [RegExp, ColumnTarget][] = [
  [/diastol/, 'diastolic'],
  ...headingsOf('blood'),
  ...headingsOf('body'),
  ...headingsOf('wellbeing'),
  [/tanggal|\btgl\b|\bhari\b|date|\bday\b|measured ?on/, 'day'],
  [/sebelum.*(sesudah|setelah)|before.*after|waktu makan|\bmeal\b/, 'mealTiming'],
  [/\bjam\b|pukul|\bwaktu\b|\btime\b|measured ?at/, 'time'],
  ...headingsOf('weight'),
]

/** The import converts no units, so the member has to map such a column by hand. */
const otherUnits = /[mµμu]mol|\b(lbs?|pounds?|inch(es)?)\b/

/** Guesses the target of each column by its heading; no target is used twice. */
export function guessMapping([head, ...rows]: readonly CsvRow[]): Mapping {
  const taken = new Set<ColumnTarget>()
  const targets = (head?.cells ?? []).map((heading) => {
    const target = targetOf(heading)
    if (taken.has(target)) return 'skip'
    if (target !== 'skip') taken.add(target)
    return target
  })
  const dayColumn = targets.indexOf('day')
  return { targets, dayOrder: dayOrderOf(rows.map(({ cells }) => cells[dayColumn] ?? '')) }
}

function targetOf(heading: string): ColumnTarget {
  // Splits `measuredOn` and `fasting_glucose` into words.
  const words = heading
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  if (otherUnits.test(words)) return 'skip'
  const [, target = 'skip'] = headings.find(([pattern]) => pattern.test(words)) ?? []
  return target
}

/** Assumes the day comes first, as in Indonesia, unless a date only fits the other order. */
function dayOrderOf(days: readonly string[]): Mapping['dayOrder'] {
  const parts = days.flatMap((day) => {
    const [, first, second] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}/.exec(day) ?? []
    return first && second ? [{ first: Number(first), second: Number(second) }] : []
  })
  const isMonthFirst =
    parts.some(({ second }) => second > 12) && !parts.some(({ first }) => first > 12)
  return isMonthFirst ? 'monthFirst' : 'dayFirst'
}

function headingsOf(section: MeasureFacts['shareSection']): [RegExp, ColumnTarget][] {
  return measures
    .filter((measure) => factsOf(measure).shareSection === section)
    .map((measure) => [factsOf(measure).importHeading, measure])
}
