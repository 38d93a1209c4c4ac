import type { CsvRow } from '#app/lib/read-csv.ts'
import { isUnitSpelling } from '#app/lib/unit-spelling.ts'
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

/** A heading with one of these words holds another quantity than the value of the day. */
const otherQuantity =
  /target|goal|tujuan|ideal|rencana|\bplan|\bawal\b|\bstart|change|perubahan|selisih|turun|naik|\bloss|\blost|\bgain|average|rata|median|previous|sebelumnya/
const partOfWeight = /lemak|\bfat\b|otot|muscle|tulang|\bbone|\blean\b/
/** What was eaten is not what is in the blood, or in the body. */
const eaten = /asupan|intake|eaten|dimakan|konsumsi|consumed|dietary|makanan|\bfood\b/
const nutrient =
  /kalori|calorie|kkal|kcal|energi|energy|protein|karbo|carb|sodium|natrium|serat|fib(er|re)/
/** Units as headings write them, in brackets, after a comma or at the end. */
const unitInHeading =
  /(?:[([,]\s*|[\s_])(kg|kilo(?:gram)?s?|g|gr|gram|mg|lbs?|pounds?|st|%|persen|percent|cm|mm|m|inch(?:es)?|in|ft|mg\/?dl|g\/?dl|[mµμu]mol(?:\/\s*(?:l|mol))?|mmhg|kpa|ml|cc|l|lit(?:er|re)s?|oz|gelas|glass(?:es)?|kcal|kkal|kj)\s*[)\]]?$/

/** Guesses the target of each column by its heading; no target is used twice. */
export function guessMapping([head, ...rows]: readonly CsvRow[]): Mapping {
  const taken = new Set<ColumnTarget>()
  const headings = head?.cells ?? []
  const isFoodTable = headings.some((heading) => nutrient.test(wordsOf(heading)))
  const targets = headings.map((heading) => {
    const target = targetOf(heading, isFoodTable)
    if (taken.has(target)) return 'skip'
    if (target !== 'skip') taken.add(target)
    return target
  })
  const dayColumn = targets.indexOf('day')
  return { targets, dayOrder: dayOrderOf(rows.map(({ cells }) => cells[dayColumn] ?? '')) }
}

/** Never guesses across quantities or units: the member maps what is left out. */
function targetOf(heading: string, isFoodTable: boolean): ColumnTarget {
  const words = wordsOf(heading)
  const [, target = 'skip'] = headings.find(([pattern]) => pattern.test(words)) ?? []
  const measure = measures.find((one) => one === target)
  if (!measure) return target
  const { shareSection, unit } = factsOf(measure)
  const [, writtenUnit] = unitInHeading.exec(heading.trim().toLowerCase()) ?? []
  if (writtenUnit && !isUnitSpelling(writtenUnit, unit)) return 'skip'
  if (otherQuantity.test(words) || (measure === 'weight' && partOfWeight.test(words))) return 'skip'
  const isOfBody = shareSection === 'blood' || shareSection === 'body'
  if (isOfBody && (eaten.test(words) || (isFoodTable && !writtenUnit))) return 'skip'
  return target
}

/** Splits `measuredOn` and `fasting_glucose` into words, in lower case. */
function wordsOf(heading: string): string {
  return heading
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase()
}

/** Assumes the day comes first, as in Indonesia, unless a date only fits the other order. */
export function dayOrderOf(days: readonly string[]): Mapping['dayOrder'] {
  const parts = days.flatMap((day) => {
    const [, first, second] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2}\b)/.exec(day) ?? []
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
