import type { CsvRow } from '#app/lib/read-csv.ts'
import type { ColumnTarget, Mapping } from './import.schema.ts'

/** Words of a heading in both languages, most particular first. */
const headings: [RegExp, ColumnTarget][] = [
  [/diastol/, 'diastolic'],
  [/sistol|systol|tekanan ?darah|tensi|blood ?pressure/, 'bloodPressure'],
  [/puasa|fasting|gdp|gula darah|glucose|glukosa/, 'fastingGlucose'],
  [/hba1c|a1c/, 'hba1c'],
  [/ldl/, 'ldl'],
  [/hdl/, 'hdl'],
  [/trigli|trigly/, 'triglycerides'],
  [/kolesterol|cholesterol/, 'totalCholesterol'],
  [/asam ?urat|uric/, 'uricAcid'],
  [/lemak|body ?fat|\bfat\b/, 'bodyFat'],
  [/pinggul|\bhips?\b/, 'hip'],
  [/perut|pinggang|waist/, 'waist'],
  [/\bair\b|minum|water/, 'water'],
  [/lapar|hunger/, 'hunger'],
  [/mood|suasana/, 'mood'],
  [/tanggal|\btgl\b|\bhari\b|date|\bday\b|measured ?on/, 'day'],
  [/berat|\bbb\b|weight|kilogram|\bkg\b/, 'weight'],
]

/** Nothing is converted, so a column in such a unit waits for its member to say what it is. */
const otherUnits = /[mµμu]mol|\b(lbs?|pounds?|inch(es)?)\b/

const twoHours = /2 ?(jam|h)|two ?hours?|gd2|post/

/** What each column of a table seems to hold, by its heading; no target is given twice. */
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
  // `measuredOn` and `fasting_glucose` are words too.
  const words = heading
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  if (otherUnits.test(words)) return 'skip'
  const [, target = 'skip'] = headings.find(([pattern]) => pattern.test(words)) ?? []
  return target === 'fastingGlucose' && twoHours.test(words) ? 'twoHourGlucose' : target
}

/** The day comes first, as in Indonesia, unless some date can only be read the other way. */
function dayOrderOf(days: readonly string[]): Mapping['dayOrder'] {
  const parts = days.flatMap((day) => {
    const [, first, second] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}/.exec(day) ?? []
    return first && second ? [{ first: Number(first), second: Number(second) }] : []
  })
  const isMonthFirst =
    parts.some(({ second }) => second > 12) && !parts.some(({ first }) => first > 12)
  return isMonthFirst ? 'monthFirst' : 'dayFirst'
}
