import type { Settings } from '#app/config/settings.ts'
import { localeOfRequest } from '#app/i18n/request-locale.ts'

const folder = '/.well-known/'
/** Where a member changes the password (https://www.w3.org/TR/change-password-url/). */
const passwordPage = '/account#password'
const unknownText = { id: 'Alamat ini tidak ada.\n', en: 'This address does not exist.\n' }

/**
 * Answers what password managers and browsers ask for. Programs ask for many more addresses of this
 * folder, so an unknown one gets a line instead of a page. Returns undefined for any other request.
 */
export function answerWellKnown(request: Request, settings: Settings): Response | undefined {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith(folder)) return undefined
  if (pathname === `${folder}change-password`)
    return new Response(null, { status: 302, headers: { location: passwordPage } })
  return new Response(unknownText[localeOfRequest(request, settings)], {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
