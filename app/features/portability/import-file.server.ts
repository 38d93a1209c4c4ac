import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { readCsv } from '#app/lib/read-csv.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { importedSchema, mostImportedRows } from '#server/contract/tracker-import.schema.ts'
import { decodeText } from './decode-text.ts'
import { guessMapping } from './guess-mapping.ts'
import { type ImportAnswer, mappingSchema } from './import.schema.ts'
import { readDayRows } from './read-day-rows.ts'
import { ownTableOf, readOwnRows } from './read-own-rows.ts'

const shownProblems = 50
const sampleCount = 3
const importDeadlineMs = 25_000

/** Answers an upload: what is in the file, or what was kept of it when the form says so. */
export async function answerImport(request: Request, context: SiteContext, id: string) {
  return Response.json(await importFile(request, context, id).catch(failureOf), {
    headers: { 'cache-control': 'private, no-store' },
  })
}

async function importFile(
  request: Request,
  context: SiteContext,
  id: string,
): Promise<ImportAnswer> {
  if (!isPathId(id))
    throw new AppError({ code: 'BACKEND', status: 404, serverMessage: 'ERR_NO_TRACKER' })
  const form = await request.formData()
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return { kind: 'refused', reason: 'empty' }
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) return { kind: 'refused', reason: 'noText' }
  const table = readCsv(text)
  const [head, ...rows] = table
  if (!head || rows.length === 0) return { kind: 'refused', reason: 'empty' }
  if (rows.length > mostImportedRows) return { kind: 'refused', reason: 'tooManyRows' }
  const own = ownTableOf(head)
  const mapping = mappingIn(form) ?? guessMapping(table)
  const read = own
    ? readOwnRows(own, table, latestDayOnEarth())
    : readDayRows(rows, mapping, latestDayOnEarth())
  const { weights, measurements, foodEntries } = read.rows
  const valueCount = weights.length + measurements.length + foodEntries.length
  if (form.get('step') === 'keep') {
    await callMain(context, `v1/trackers/${id}/import`, importedSchema, {
      method: 'post',
      json: read.rows,
      timeout: importDeadlineMs,
    })
    const leftOutCount = new Set(read.problems.map(({ line }) => line)).size
    return { kind: 'kept', rowCount: read.goodRowCount, valueCount, leftOutCount }
  }
  return {
    kind: 'preview',
    shape: own ?? 'days',
    columns: head.cells.map((name, column) => ({
      name: name.trim().slice(0, 80),
      samples: rows
        .slice(0, sampleCount)
        .map(({ cells }) => (cells[column] ?? '').trim().slice(0, 40)),
    })),
    mapping,
    rowCount: rows.length,
    goodRowCount: read.goodRowCount,
    valueCount,
    problemCount: read.problems.length,
    problems: read.problems.slice(0, shownProblems),
  }
}

function mappingIn(form: FormData) {
  const text = form.get('mapping')
  if (typeof text !== 'string') return undefined
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), mappingSchema), text)
  return read.success ? read.output : undefined
}

function failureOf(error: unknown): ImportAnswer {
  // The end of a session is a redirect, which a script's call cannot follow.
  if (error instanceof Response || !(error instanceof Error))
    return { kind: 'failed', text: '', isSignedOut: true }
  if (!(error instanceof AppError)) throw error
  return { kind: 'failed', text: textOfError(error), isSignedOut: error.status === 401 }
}

/** The day at UTC+14, where it begins first: a later one has begun nowhere. */
function latestDayOnEarth(): string {
  return new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
