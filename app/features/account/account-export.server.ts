import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { csvOf } from '#app/lib/csv.ts'
import { type ZipFile, zipOf } from '#app/lib/zip.server.ts'
import { readChatFileArchive } from '#app/session/chat-file-archive.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { answerDownload, answerFileFailure } from '#app/session/member-file.server.ts'
import { openPhotoArchive } from '#app/session/photo-archive.server.ts'
import { type AccountExport, accountExportSchema } from '#server/contract/account.schema.ts'

/**
 * Downloads the member's own data, as CSV with their photos and the files of their messages. No cache
 * may store it.
 */
export async function answerAccountExport(request: Request, context: SiteContext) {
  const isCsv = new URL(request.url).searchParams.get('format') === 'csv'
  try {
    const found = await callMain(context, 'v1/account/export', accountExportSchema)
    const name = `${context.settings.PRODUCT_SLUG}-${found.exportedAt.slice(0, 10)}`
    if (!isCsv)
      return answerDownload(`${name}.json`, 'application/json', JSON.stringify(found, null, 2))
    const files = filesOf(found, [
      await openPhotoArchive(context),
      readChatFileArchive(context, found.tables),
    ])
    return answerDownload(`${name}.zip`, 'application/zip', zipOf(files))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return answerFileFailure(error, context, '/account')
  }
}

async function* filesOf({ tables }: AccountExport, archives: AsyncIterable<ZipFile>[]) {
  for (const [table, rows] of Object.entries(tables))
    yield { name: `${table.replace(/[^\w-]/g, '_')}.csv`, content: csvOf(rows) }
  for (const archive of archives) yield* archive
}
