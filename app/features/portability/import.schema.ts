import * as v from 'valibot'
import { type MeasurementKind, measurementLimits } from '#server/contract/measurement.schema.ts'

const measurementKinds = Object.keys(measurementLimits) as [MeasurementKind, ...MeasurementKind[]]

/** What a column of a table with a row a day can hold; the second value of a blood pressure too. */
export const columnTargets = ['skip', 'day', 'weight', ...measurementKinds, 'diastolic'] as const
export type ColumnTarget = (typeof columnTargets)[number]

const dayOrders = ['dayFirst', 'monthFirst'] as const

/** How a file is to be read, as its member sees it: a target for each column. */
export const mappingSchema = v.object({
  targets: v.array(v.picklist(columnTargets)),
  dayOrder: v.picklist(dayOrders),
})
export type Mapping = v.InferOutput<typeof mappingSchema>

/** What is wrong with a cell; `column` counts from 0. */
const problemSchema = v.object({
  line: v.number(),
  column: v.number(),
  value: v.string(),
  kind: v.picklist(['day', 'future', 'number', 'limits', 'diastolic', 'entry']),
  limits: v.optional(v.object({ least: v.number(), most: v.number() })),
})
export type Problem = v.InferOutput<typeof problemSchema>

/** An upload is answered by one of these. */
export const importAnswerSchema = v.variant('kind', [
  v.object({
    kind: v.literal('refused'),
    reason: v.picklist(['empty', 'tooLarge', 'noText', 'tooManyRows']),
  }),
  v.object({
    kind: v.literal('preview'),
    /** A table with a row a day is mapped; one of our own exports knows its columns. */
    shape: v.picklist(['days', 'measurements', 'food']),
    columns: v.array(v.object({ name: v.string(), samples: v.array(v.string()) })),
    mapping: mappingSchema,
    rowCount: v.number(),
    /** Rows without a problem, and with something in them. */
    goodRowCount: v.number(),
    valueCount: v.number(),
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
