import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { loginHrefOf } from '#app/session/login-address.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { type AccountExport, accountExportSchema } from '#server/contract/account.schema.ts'
import { csvOf } from './csv.ts'
import { zipOf } from './zip.server.ts'

/** Of the main backend's answers, those that say the same to a browser. */
const passedOnStatuses = [404, 429, 503]
const outageRetrySeconds = '5'

/** The member's own data as a download; it is nobody else's, so nothing between may keep it. */
export async function answerAccountExport(request: Request, context: SiteContext) {
  const isCsv = new URL(request.url).searchParams.get('format') === 'csv'
  try {
    const found = await callMain(context, 'v1/account/export', accountExportSchema)
    const name = `${context.settings.PRODUCT_SLUG}-${found.exportedAt.slice(0, 10)}`
    return isCsv
      ? download(`${name}.zip`, 'application/zip', zipOf(csvFilesOf(found)))
      : download(`${name}.json`, 'application/json', JSON.stringify(found, null, 2))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return answerFailure(error, context)
  }
}

function csvFilesOf({ tables }: AccountExport) {
  return Object.entries(tables).map(([table, rows]) => ({
    name: `${table.replace(/[^\w-]/g, '_')}.csv`,
    text: csvOf(rows),
  }))
}

function download(name: string, type: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** Who is not signed in signs in and finds the links again; the rest is told in words. */
function answerFailure(error: AppError, context: SiteContext): Response {
  if (error.status === 401) {
    const location = loginHrefOf({ path: '/account', hash: '' })
    return new Response(null, { status: 303, headers: { location } })
  }
  context.logError(error)
  return new Response(textOfError(error), {
    status: passedOnStatuses.find((status) => status === error.status) ?? 502,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      ...(error.status === 503 && { 'retry-after': outageRetrySeconds }),
    },
  })
}
