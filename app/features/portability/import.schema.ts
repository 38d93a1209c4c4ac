import * as v from 'valibot'
import { measures } from '#server/contract/measures.ts'
import { importedTables } from '#server/contract/tracker-import.schema.ts'

/** What a column of a table with a row a day can hold; the second value of a blood pressure too. */
export const columnTargets = ['skip', 'day', ...measures, 'diastolic'] as const
export type ColumnTarget = (typeof columnTargets)[number]

const dayOrders = ['dayFirst', 'monthFirst'] as const

/** More than any table that somebody keeps by hand. */
export const mostColumns = 100

/** How a file is to be read, as its member sees it: a target for each column. */
export const mappingSchema = v.object({
  targets: v.pipe(v.array(v.picklist(columnTargets)), v.maxLength(mostColumns)),
  dayOrder: v.picklist(dayOrders),
})
export type Mapping = v.InferOutput<typeof mappingSchema>

/** What is wrong with a cell; `column` counts from 0. */
const problemSchema = v.object({
  line: v.number(),
  column: v.number(),
  value: v.string(),
  kind: v.picklist(['day', 'future', 'number', 'unit', 'limits', 'diastolic', 'entry']),
  limits: v.optional(v.object({ least: v.number(), most: v.number() })),
  /** The one that the column is in. */
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
  /** Of an open quote: the line on which its row begins. */
  line: v.optional(v.number()),
})
export type Refusal = v.InferOutput<typeof refusalSchema>

/** An upload is answered by one of these. */
export const importAnswerSchema = v.variant('kind', [
  refusalSchema,
  v.object({
    kind: v.literal('preview'),
    /** A table with a row a day is mapped; one of our own knows its columns, and an export its tables. */
    shape: v.picklist(['days', 'measurements', 'food', 'export']),
    columns: v.array(v.object({ name: v.string(), samples: v.array(v.string()) })),
    mapping: mappingSchema,
    rowCount: v.number(),
    /** Rows without a problem, and with something in them. */
    goodRowCount: v.number(),
    valueCount: v.number(),
    /** What would be kept, and how much of it is there already. */
    tables: v.array(
      v.object({ table: v.picklist(importedTables), count: v.number(), known: v.number() }),
    ),
    problemCount: v.number(),
    /** The first of them. */
    problems: v.array(problemSchema),
  }),
  v.object({
    kind: v.literal('kept'),
    rowCount: v.number(),
    valueCount: v.number(),
    leftOutCount: v.number(),
  }),
  v.object({ kind: v.literal('failed'), text: v.string(), isSignedOut: v.boolean() }),
])
export type ImportAnswer = v.InferOutput<typeof importAnswerSchema>
export type ImportPreview = Extract<ImportAnswer, { kind: 'preview' }>
