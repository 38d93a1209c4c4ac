import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { limitConcurrency } from '#app/lib/limit-concurrency.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { proveTracker, withUpload } from '#app/session/read-upload.server.ts'
import {
  importedSchema,
  importedTables,
  type TrackerImport,
} from '#server/contract/tracker-import.schema.ts'
import { decodeText } from './decode-text.ts'
import { type ImportAnswer, mappingSchema } from './import.schema.ts'
import { readFile } from './read-file.ts'

const shownProblems = 50
const importDeadlineMs = 60_000
/** Ten years of food take half a gigabyte of memory during parsing, so files are parsed one at a time. */
const inTurn = limitConcurrency(1)

/** Answers an upload with a preview, or saves it if the form asks for that. */
export async function answerImport(request: Request, context: SiteContext, id: string) {
  const upload = { request, context, prove: () => proveTracker(context, id) }
  const answer = await withUpload(upload, (form) => importFile(form, context, id)).catch(failureOf)
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
}

async function importFile(form: FormData, context: SiteContext, id: string): Promise<ImportAnswer> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return { kind: 'refused', reason: 'empty' }
  return inTurn(() => readForm(context, id, { form, file }))
}

async function readForm(
  context: SiteContext,
  id: string,
  { form, file }: { form: FormData; file: File },
): Promise<ImportAnswer> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) return { kind: 'refused', reason: 'noText' }
  const read = readFile(text, {
    mapping: mappingIn(form),
    latestDay: latestDayOnEarth(),
    zone: zoneIn(form),
  })
  if ('reason' in read) return read
  const { rows, problems, ...facts } = read
  const valueCount = Object.values(rows).reduce((sum, { length }) => sum + length, 0)
  if (form.get('step') === 'import') {
    await sendRows(context, `v1/trackers/${id}/import`, rows)
    const leftOutCount = new Set(
      problems.map(({ line, column }) => lineOf(read.shape, line, column)),
    ).size
    return { kind: 'imported', rowCount: facts.goodRowCount, valueCount, leftOutCount }
  }
  const known = await sendRows(context, `v1/trackers/${id}/import/preview`, rows)
  return {
    kind: 'preview',
    ...facts,
    valueCount,
    tables: importedTables
      .map((table) => ({ table, count: rows[table].length, known: known[table] }))
      .filter(({ count }) => count > 0),
    problemCount: problems.length,
    problems: problems.slice(0, shownProblems),
  }
}

function sendRows(context: SiteContext, path: string, rows: TrackerImport) {
  const options = { method: 'post', json: rows, timeout: importDeadlineMs }
  return callMain(context, path, importedSchema, options)
}

/** An export counts lines per table. */
function lineOf(shape: string, line: number, column: number): string {
  return shape === 'export' ? `${column} ${line}` : String(line)
}

function mappingIn(form: FormData) {
  const text = form.get('mapping')
  if (typeof text !== 'string') return undefined
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), mappingSchema), text)
  return read.success ? read.output : undefined
}

/** Returns the zone of the member's device, or Jakarta's if the server does not know it. */
function zoneIn(form: FormData): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: String(form.get('zone')) }).resolvedOptions()
      .timeZone
  } catch {
    return 'Asia/Jakarta'
  }
}

function failureOf(error: unknown): ImportAnswer {
  // An ended session throws a redirect, which fetch cannot follow.
  if (error instanceof Response || !(error instanceof Error))
    return { kind: 'failed', text: '', isSignedOut: true }
  if (!(error instanceof AppError)) throw error
  return { kind: 'failed', text: textOfError(error), isSignedOut: error.status === 401 }
}

/** Returns the day at UTC+14, where days begin first. Later days are in the future everywhere. */
function latestDayOnEarth(): string {
  return new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
