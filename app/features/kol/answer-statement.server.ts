import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { seeOther } from '#app/lib/see-other.ts'
import { loginHrefOf } from '#app/session/login-address.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { monthSchema, statementPdfSchema } from '#server/contract/kol.schema.ts'

/** Answers with a month of the member's own code as PDF, which no cache may store. */
export async function answerStatement(context: SiteContext, month: string): Promise<Response> {
  try {
    if (!v.is(monthSchema, month)) throw new AppError({ code: 'BACKEND', status: 404 })
    const path = `v1/kol/statements/${month}`
    const searchParams = { locale: getLocale() }
    const statement = await callMain(context, path, statementPdfSchema, { searchParams })
    return new Response(Buffer.from(statement.pdfBase64, 'base64'), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${statement.name}.pdf"`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.status === 401) return seeOther(loginHrefOf({ path: '/account', hash: 'kol' }))
    const isUnknown = error.status === 404
    if (!isUnknown) context.logError(error)
    return new Response(isUnknown ? null : textOfError(error), {
      status: isUnknown ? 404 : 502,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'private, no-store',
      },
    })
  }
}
