import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { csvOf } from '#app/lib/csv.ts'
import { zipOf } from '#app/lib/zip.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { answerDownload, answerFileFailure } from '#app/session/member-file.server.ts'
import { type AccountExport, accountExportSchema } from '#server/contract/account.schema.ts'

/** The member's own data as a download; it is nobody else's, so nothing between may keep it. */
export async function answerAccountExport(request: Request, context: SiteContext) {
  const isCsv = new URL(request.url).searchParams.get('format') === 'csv'
  try {
    const found = await callMain(context, 'v1/account/export', accountExportSchema)
    const name = `${context.settings.PRODUCT_SLUG}-${found.exportedAt.slice(0, 10)}`
    return isCsv
      ? answerDownload(`${name}.zip`, 'application/zip', zipOf(csvFilesOf(found)))
      : answerDownload(`${name}.json`, 'application/json', JSON.stringify(found, null, 2))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return answerFileFailure(error, context, '/account')
  }
}

function csvFilesOf({ tables }: AccountExport) {
  return Object.entries(tables).map(([table, rows]) => ({
    name: `${table.replace(/[^\w-]/g, '_')}.csv`,
    text: csvOf(rows),
  }))
}
