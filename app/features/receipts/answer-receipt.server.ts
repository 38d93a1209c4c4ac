import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { seeOther } from '#app/lib/see-other.ts'
import { loginHrefOf } from '#app/session/login-address.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { receiptSchema } from '#server/contract/receipt.schema.ts'

/** Answers with the receipt of the member's own purchase, which no cache may store. */
export async function answerReceipt(context: SiteContext, id: string): Promise<Response> {
  try {
    if (!isPathId(id)) throw new AppError({ code: 'BACKEND', status: 404 })
    const receipt = await callMain(context, `v1/transactions/${id}/receipt`, receiptSchema)
    return new Response(Buffer.from(receipt.pdfBase64, 'base64'), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${receipt.number}.pdf"`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return answerFailure(error, context, id)
  }
}

/**
 * Redirects a guest to the login page, which leads back to the purchase. Otherwise answers with the
 * error's text.
 */
function answerFailure(error: AppError, context: SiteContext, id: string): Response {
  if (error.status === 401) {
    const path = isPathId(id) ? `/transaction/${id}` : '/transaction'
    return seeOther(loginHrefOf({ path, hash: '' }))
  }
  // Another member's transaction counts as unknown.
  const shown =
    error.status === 404
      ? new AppError({ code: 'BACKEND', serverMessage: 'ERR_NO_TRANSACTION_ID' })
      : error
  if (error.status !== 404) context.logError(error)
  return new Response(textOfError(shown), {
    status: error.status === 404 ? 404 : 502,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}
