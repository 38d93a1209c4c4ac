import * as v from 'valibot'
import { measures } from '#server/contract/measures.ts'
import { importedTables } from '#server/contract/tracker-import.schema.ts'

/** What a column of a table with one row a day can hold. */
export const columnTargets = [
  'skip',
  'day',
  'time',
  'mealTiming',
  ...measures,
  'diastolic',
] as const
export type ColumnTarget = (typeof columnTargets)[number]

const dayOrders = ['dayFirst', 'monthFirst'] as const

/** More than any table kept by hand. */
export const mostColumns = 100

/** How to read a file: a target for each column. */
export const mappingSchema = v.object({
  targets: v.pipe(v.array(v.picklist(columnTargets)), v.maxLength(mostColumns)),
  dayOrder: v.picklist(dayOrders),
})
export type Mapping = v.InferOutput<typeof mappingSchema>

/** A problem of a cell; `column` counts from 0. */
const problemSchema = v.object({
  line: v.number(),
  column: v.number(),
  value: v.string(),
  kind: v.picklist([
    'day',
    'future',
    'number',
    'unit',
    'limits',
    'diastolic',
    'time',
    'mealTiming',
    'entry',
    'cells',
  ]),
  limits: v.optional(v.object({ least: v.number(), most: v.number() })),
  /** The unit of the column. */
  unit: v.optional(v.string()),
})
export type Problem = v.InferOutput<typeof problemSchema>

const refusalSchema = v.object({
  kind: v.literal('refused'),
  reason: v.picklist([
    'empty',
    'tooLarge',
    'noText',
    'noExport',
    'openQuote',
    'tooManyRows',
    'tooManyColumns',
  ]),
  /** The line on which the row of an open quote begins. */
  line: v.optional(v.number()),
})
export type Refusal = v.InferOutput<typeof refusalSchema>

/** The response to an upload. */
export const importAnswerSchema = v.variant('kind', [
  refusalSchema,
  v.object({
    kind: v.literal('preview'),
    /** `days` needs a mapping; our own tables and exports have known columns. */
    shape: v.picklist(['days', 'measurements', 'food', 'export']),
    columns: v.array(v.object({ name: v.string(), samples: v.array(v.string()) })),
    mapping: mappingSchema,
    rowCount: v.number(),
    /** Rows that are not empty and have no problem. */
    goodRowCount: v.number(),
    valueCount: v.number(),
    /** How many entries the import would save, and how many exist already. */
    tables: v.array(
      v.object({ table: v.picklist(importedTables), count: v.number(), known: v.number() }),
    ),
    problemCount: v.number(),
    /** The first problems. */
    problems: v.array(problemSchema),
  }),
  v.object({
    kind: v.literal('imported'),
    rowCount: v.number(),
    valueCount: v.number(),
    leftOutCount: v.number(),
  }),
  v.object({ kind: v.literal('failed'), text: v.string(), isSignedOut: v.boolean() }),
])
export type ImportAnswer = v.InferOutput<typeof importAnswerSchema>
export type ImportPreview = Extract<ImportAnswer, { kind: 'preview' }>
