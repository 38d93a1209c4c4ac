import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { readReportPerson } from '#app/features/portability/report/report-person.server.ts'
import { renderTrackerPdf } from '#app/features/portability/report/tracker-pdf.server.ts'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { type ZipFile, zipOf } from '#app/lib/zip.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { answerDownload, answerFileFailure } from '#app/session/member-file.server.ts'
import { openPhotoArchive } from '#app/session/photo-archive.server.ts'
import { type TrackerExport, trackerExportSchema } from '#server/contract/tracker-export.schema.ts'
import { csvFilesOf } from './tracker-csv.ts'

/** Ten years of food take seconds to read, more on a busy machine. */
const exportDeadlineMs = 60_000

/** Serves a tracker as a download: a PDF report, JSON, or a ZIP of CSV files and photos. */
export async function answerTrackerExport(request: Request, context: SiteContext, id: string) {
  const { searchParams } = new URL(request.url)
  const format = searchParams.get('format') ?? 'json'
  const isNamed = searchParams.get('name') !== 'none'
  try {
    if (!isPathId(id)) throw unknownTracker()
    const found = await callMain(context, `v1/trackers/${id}/export`, trackerExportSchema, {
      timeout: exportDeadlineMs,
    })
    const day = dayInJakarta(new Date(found.exportedAt))
    const name = `${context.settings.PRODUCT_SLUG}-tracker-${day}`
    return await fileOf({ format, name, found, isNamed }, context)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const shown = error.status === 404 ? unknownTracker() : error
    return answerFileFailure(shown, context, isPathId(id) ? `/tracker/${id}/data` : '/transaction')
  }
}

type Asked = { format: string; name: string; found: TrackerExport; isNamed: boolean }

async function fileOf(
  { format, name, found, isNamed }: Asked,
  context: SiteContext,
): Promise<Response> {
  switch (format) {
    case 'pdf':
      return answerDownload(
        `${name}.pdf`,
        'application/pdf',
        await renderTrackerPdf({
          found,
          person: await readReportPerson(context, {
            programSlug: found.tracker.programSlug,
            isNamed,
          }),
          productName: context.settings.PRODUCT_NAME,
        }),
      )
    case 'csv':
      return answerDownload(
        `${name}.zip`,
        'application/zip',
        zipOf(filesOf(found, await openPhotoArchive(context, found.tracker.id))),
      )
    default:
      return answerDownload(`${name}.json`, 'application/json', JSON.stringify(found))
  }
}

async function* filesOf(found: TrackerExport, photos: AsyncIterable<ZipFile>) {
  yield* csvFilesOf(found)
  yield* photos
}

function unknownTracker(): AppError {
  return new AppError({ code: 'BACKEND', status: 404, serverMessage: 'ERR_NO_TRACKER' })
}
