import { readCsv } from '#app/lib/read-csv.ts'
import { energyOfMacros } from '#app/nutrition/food-label.ts'
import type { Food } from '#server/contract/food.schema.ts'
import { foodOfTkpi, type TkpiRow } from './food-of-tkpi.ts'
import {
  neededColumns,
  neededNumbers,
  placesOf,
  type TkpiColumn,
  type TkpiNumber,
  tkpiColumns,
} from './tkpi-columns.ts'

/** What a file holds. `foods` are the rows without a problem. */
export type TkpiReading = {
  columns: TkpiColumn[]
  missingColumns: TkpiColumn[]
  foods: Food[]
  problems: { line: number; text: string }[]
  /** So many rows contradict themselves that the columns must be shifted. */
  isShifted: boolean
}

/** The parts of 100 g, with what rounding and the method by difference allow. */
const wholeGrams = { least: 95, most: 105 }
const energyTolerance = { kcal: 12, share: 0.15 }
const mostContradictions = 0.05
/** A short table may have one wrong row without being shifted. */
const contradictionsOfShort = 1

/** Reads a table with a row of headings, as a spreadsheet saves it: CSV or tabs. */
export function readTkpi(text: string, edition: string): TkpiReading {
  const [head, ...rows] = readCsv(text)
  const places = placesOf(head?.cells ?? [])
  const columns = tkpiColumns.filter((column) => places.has(column))
  const missingColumns = neededColumns.filter((column) => !places.has(column))
  const seen = new Map<string, number>()
  const problems: TkpiReading['problems'] = []
  const foods: Food[] = []
  let contradictions = 0
  for (const { line, cells } of missingColumns.length > 0 ? [] : rows) {
    const row = rowOf(cells, places)
    const contradiction = typeof row === 'string' ? undefined : contradictionIn(row)
    if (contradiction) contradictions += 1
    const text =
      typeof row === 'string' ? row : (contradiction ?? repetitionOf(row, { line, seen }))
    if (text !== undefined) problems.push({ line, text })
    else if (typeof row !== 'string') foods.push(foodOfTkpi(row, edition))
  }
  const isShifted =
    contradictions > Math.max(contradictionsOfShort, rows.length * mostContradictions)
  return { columns, missingColumns, foods, problems, isShifted }
}

/** Returns the row, or what is wrong with its cells. */
function rowOf(
  cells: readonly string[],
  places: ReadonlyMap<TkpiColumn, number>,
): TkpiRow | string {
  const cell = (column: TkpiColumn) => cells[places.get(column) ?? -1]?.trim() ?? ''
  const [code, name] = [cell('code').toUpperCase(), cell('name')]
  if (!/^[A-Z]{2}\d{3}$/.test(code)) return `“${code}” is not a code such as AR001`
  if (name === '' || name.length > 200) return 'the name is empty or too long'
  const numbers: Partial<Record<TkpiNumber, number>> = {}
  for (const column of places.keys()) {
    if (column === 'code' || column === 'name') continue
    const typed = cell(column)
    // The table prints a dash for what was not analysed, and Tr for a trace.
    if (typed === '' || /^[-–—]$/.test(typed)) continue
    if (/^tr\.?$/i.test(typed)) {
      numbers[column] = 0
      continue
    }
    if (!/^\d+([.,]\d+)?$/.test(typed)) return `“${typed}” is not a number (${column})`
    numbers[column] = Number(typed.replace(',', '.'))
  }
  const missing = neededNumbers.filter((column) => numbers[column] === undefined)
  if (missing.length > 0) return `no value for ${missing.join(', ')}`
  return { code, name, numbers }
}

/** Shifted cells make parts that are no 100 g, or an energy that the nutrients do not give. */
function contradictionIn({ numbers }: TkpiRow): string | undefined {
  const of = (column: TkpiNumber) => numbers[column] ?? 0
  const whole = of('waterG') + of('proteinG') + of('fatG') + of('carbohydrateG') + of('ashG')
  const isWhole = numbers.waterG !== undefined && numbers.ashG !== undefined
  if (isWhole && (whole < wholeGrams.least || whole > wholeGrams.most))
    return `water, protein, fat, carbohydrate and ash weigh ${Math.round(whole)} g`
  const counted = energyOfMacros({
    proteinG: of('proteinG'),
    fatG: of('fatG'),
    carbohydrateG: of('carbohydrateG'),
  })
  const least = counted - 4 * of('fibreG')
  const allowed = energyTolerance.kcal + counted * energyTolerance.share
  if (of('energyKcal') < least - allowed || of('energyKcal') > counted + allowed)
    return `${of('energyKcal')} kcal, but its nutrients give ${Math.round(counted)} kcal`
  if (of('edibleShare') > 100) return `an edible part of ${of('edibleShare')} %`
  return undefined
}

function repetitionOf(
  { code, name }: TkpiRow,
  { line, seen }: { line: number; seen: Map<string, number> },
): string | undefined {
  const keys = [code, name.toLowerCase()]
  const before = keys.map((key) => seen.get(key)).find((at) => at !== undefined)
  if (before !== undefined) return `${code} ${name} repeats line ${before}`
  for (const key of keys) seen.set(key, line)
  return undefined
}
