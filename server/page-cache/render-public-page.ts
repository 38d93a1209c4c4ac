import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Settings } from '#app/config/settings.ts'
import type { RequestCall } from '#server/listen.ts'
import { nextRequestId } from '#server/request-id.ts'
import type { RenderShared } from './page-cache.ts'

type Site = {
  render: (request: Request, call: RequestCall) => Promise<Response>
  settings: Settings
  log: Logger
}

/**
 * Renders a page with a request that carries no cookie and no address. So nothing of one visitor
 * can reach another. The nonce stays inside the process: `entry.ts` replaces it by hashes.
 */
export function renderPublicPage({ render, settings, log }: Site): RenderShared {
  return async ({ path, locale }) => {
    const requestId = nextRequestId()
    let isWhole = true
    const response = await render(
      new Request(settings.PUBLIC_ORIGIN + path, { headers: { 'accept-language': locale } }),
      {
        requestId,
        clientAddress: '127.0.0.1',
        nonce: randomBytes(16).toString('base64url'),
        isShared: true,
        logError: (error) => {
          isWhole = false
          log.error({ err: error, requestId, path }, 'request failed')
        },
      },
    )
    return { response, isWhole }
  }
}
