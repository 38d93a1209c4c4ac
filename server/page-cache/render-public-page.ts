import type { Logger } from 'pino'
import type { Settings } from '#app/config/settings.ts'
import type { RequestCall } from '#server/listen.ts'
import { nextRequestId } from '#server/request-id.ts'
import type { RenderForAll } from './page-cache.ts'

type Site = {
  render: (request: Request, call: RequestCall) => Promise<Response>
  settings: Settings
  log: Logger
}

/**
 * Renders a page as a request of the site's own: no cookie, no address, no nonce of a visitor can
 * get into what everybody is shown. An error that was logged on the way means that something is
 * missing.
 */
export function renderForAll({ render, settings, log }: Site): RenderForAll {
  return async ({ path, locale }) => {
    const requestId = nextRequestId()
    let isWhole = true
    const response = await render(
      new Request(settings.PUBLIC_ORIGIN + path, { headers: { 'accept-language': locale } }),
      {
        requestId,
        clientAddress: '127.0.0.1',
        nonce: undefined,
        logError: (error) => {
          isWhole = false
          log.error({ err: error, requestId, path }, 'request failed')
        },
      },
    )
    return { response, isWhole }
  }
}
