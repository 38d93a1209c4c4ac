import type { IncomingMessage, ServerResponse } from 'node:http'
import { FastResponse, type NodeServerRequest, type ServerRequest } from 'srvx'
import type { Settings } from '#app/config/settings.ts'
import { createCacheKeys } from './cache-key.ts'
import { answerWith, type CachedPage } from './cached-page.ts'
import type { PageCache } from './page-cache.ts'

const requestIdHeader = 'x-request-id'

/**
 * Answers requests with cached pages. `answerAtOnce` writes a page that is in the cache and returns its
 * status; `answer` may render one first. Both return undefined for what is not cached.
 */
export function serveCachedPages(pages: PageCache, settings: Settings) {
  const findAddress = createCacheKeys(settings)

  function addressOf({ method = '', url = '', headers }: NodeServerRequest) {
    const { cookie = '', 'accept-language': acceptLanguage = '' } = headers
    return findAddress({ method, url, cookies: cookie, acceptLanguage })
  }

  return {
    answerAtOnce(request: IncomingMessage, response: ServerResponse, requestId: string) {
      const address = addressOf(request)
      const page = address && pages.peek(address)
      if (!page) return undefined
      const { status, headers, body } = answerTo(request, page)
      response.writeHead(status, [...headers, requestIdHeader, requestId])
      response.end(body)
      return status
    },
    async answer({ runtime }: ServerRequest, requestId: string): Promise<Response | undefined> {
      const request = runtime?.node?.req
      const address = request && addressOf(request)
      const page = address && (await pages.read(address))
      if (!page) return undefined
      const { status, headers, body } = answerTo(request, page)
      const pairs = Array.from({ length: headers.length / 2 }, (_, index) =>
        headers.slice(2 * index, 2 * index + 2),
      ) as [string, string][]
      return new FastResponse(body, { status, headers: [...pairs, [requestIdHeader, requestId]] })
    },
  }
}

function answerTo({ headers }: NodeServerRequest, page: CachedPage) {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch = '' } = headers
  return answerWith(page, { acceptEncoding: String(acceptEncoding ?? ''), ifNoneMatch })
}
