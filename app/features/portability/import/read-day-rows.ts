import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { CsvRow } from '#app/lib/read-csv.ts'
import type { Circumstances } from '#server/contract/measurement.schema.ts'
import { bloodPressure } from '#server/contract/measures/blood-pressure.ts'
import {
  asksMealTiming,
  asksTime,
  factsOf,
  type Measure,
  type MeasurementKind,
  measures,
} from '#server/contract/measures.ts'
import type { TrackerImport } from '#server/contract/tracker-import.schema.ts'
import type { ColumnTarget, Mapping, Problem } from './import.schema.ts'
import { readDay, readMealTiming, readNumber, readPressure, readTime } from './read-cells.server.ts'
import { hasMoreCells, nothingRead, type Reader, type ReadRows } from './read-rows.ts'

type Value = { target: ColumnTarget; column: number; text: string }
type ReadRow = Pick<TrackerImport, 'weights' | 'measurements'>

/** Reads a table with one row a day. A row with a problem contributes only its problems. */
export function readDayRows(
  rows: readonly CsvRow[],
  { targets, dayOrder }: Mapping,
  { latestDay, zone }: Reader,
): ReadRows {
  const found = nothingRead()
  const countOfId = new Map<string, number>()
  /** Deterministic, so that a second import of the same file is idempotent. */
  const idOf = (day: string, kind: MeasurementKind) => {
    const turn = (countOfId.get(day + kind) ?? 0) + 1
    countOfId.set(day + kind, turn)
    return `import-${createHash('sha256').update(`${day} ${kind} ${turn}`).digest('base64url')}`
  }
  for (const { line, cells } of rows) {
    const values = targets.flatMap((target, column): Value[] => {
      const text = cells[column]?.trim() ?? ''
      return target === 'skip' || text === '' ? [] : [{ target, column, text }]
    })
    const problems: Problem[] = []
    const complain = (
      { column, text }: Pick<Value, 'column' | 'text'>,
      kind: Problem['kind'],
      more: Expected = {},
    ) => {
      problems.push({ line, column, value: text.slice(0, 60), kind, ...more })
    }
    const dayCell = values.find(({ target }) => target === 'day') ?? {
      column: Math.max(0, targets.indexOf('day')),
      text: '',
    }
    const day = readDay(dayCell.text, { dayOrder, zone })
    if (hasMoreCells(cells, targets)) {
      const column = targets.length
      complain({ column, text: cells[column] ?? '' }, 'cells')
    }
    if (problems.length === 0 && values.every(({ target }) => target === 'day')) continue
    if (!day) complain(dayCell, 'day')
    else if (day > latestDay) complain(dayCell, 'future')
    const row = day ? readValues(day, values, complain) : undefined
    found.problems.push(...problems)
    if (!row || problems.length > 0) continue
    found.goodRowCount += 1
    found.rows.weights.push(...row.weights)
    found.rows.measurements.push(
      ...row.measurements.map((one) => ({ ...one, id: idOf(one.measuredOn, one.kind) })),
    )
  }
  return found
}

/** What the cell should have held. */
type Expected = Pick<Problem, 'limits' | 'unit'>
type Complain = (cell: Value, kind: Problem['kind'], more?: Expected) => void

function readValues(measuredOn: string, values: Value[], complain: Complain): ReadRow {
  const row: ReadRow = { weights: [], measurements: [] }
  const diastolic = values.find(({ target }) => target === 'diastolic')
  const circumstances = readCircumstances(values, complain)
  for (const cell of values) {
    if (!isMeasure(cell.target)) continue
    const pressure = cell.target === 'bloodPressure' ? readPressure(cell.text) : undefined
    const facts = factsOf(cell.target)
    const { unit } = facts
    const read = pressure
      ? ({ kind: 'read', number: pressure.value } as const)
      : readNumber(cell.text, unit)
    if (read.kind !== 'read') {
      complain(cell, read.kind, { unit })
      continue
    }
    const value = read.number
    if (!v.is(within(facts), value)) complain(cell, 'limits', { limits: limitsOf(facts) })
    else if (cell.target === 'weight') row.weights.push({ measuredOn, kilograms: hundredth(value) })
    else {
      const secondValue =
        cell.target === 'bloodPressure'
          ? (pressure?.secondValue ?? (diastolic && diastolicOf(diastolic.text)))
          : null
      if (secondValue === null || isDiastolic(secondValue, value))
        row.measurements.push({
          id: '',
          kind: cell.target,
          measuredOn,
          value: hundredth(value),
          secondValue: secondValue ?? null,
          ...(asksTime(cell.target) &&
            circumstances.measuredAt && { measuredAt: circumstances.measuredAt }),
          ...(asksMealTiming(cell.target) &&
            circumstances.mealTiming && { mealTiming: circumstances.mealTiming }),
        })
      else complain(diastolic ?? cell, 'diastolic')
    }
  }
  return row
}

/** Reads the time and meal of a row; they belong to each of its values that can have them. */
function readCircumstances(values: Value[], complain: Complain): Circumstances {
  const read = <Found>(kind: 'time' | 'mealTiming', of: (text: string) => Found | undefined) => {
    const cell = values.find(({ target }) => target === kind)
    const found = cell && of(cell.text)
    if (cell && found === undefined) complain(cell, kind)
    return found
  }
  const [measuredAt, mealTiming] = [read('time', readTime), read('mealTiming', readMealTiming)]
  return { ...(measuredAt && { measuredAt }), ...(mealTiming && { mealTiming }) }
}

function isMeasure(target: ColumnTarget): target is Measure {
  return (measures as readonly string[]).includes(target)
}

function diastolicOf(text: string): number | undefined {
  const read = readNumber(text, bloodPressure.unit)
  return read.kind === 'read' ? read.number : undefined
}

function isDiastolic(value: number | undefined, systolic: number): value is number {
  return value !== undefined && v.is(within(bloodPressure.second), value) && value < systolic
}

function within({ least, most }: { least: number; most: number }) {
  return v.pipe(v.number(), v.minValue(least), v.maxValue(most))
}

function limitsOf({ least, most }: { least: number; most: number }) {
  return { least, most }
}

/** Rounds as the database does, so that the preview shows what is saved. */
function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}
