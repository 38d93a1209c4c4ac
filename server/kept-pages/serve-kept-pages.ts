import type { IncomingMessage, ServerResponse } from 'node:http'
import { FastResponse, type NodeServerRequest, type ServerRequest } from 'srvx'
import type { Settings } from '#app/config/settings.ts'
import { answerWith, type KeptPage } from './kept-page.ts'
import type { KeptPages } from './kept-pages.ts'
import { keptAddressOf, type PageAddress } from './page-address.ts'

/**
 * Answers requests with kept pages: `answerAtOnce` before anything is made of the request, with its
 * status, where there is such a page; `answer` where one may be made first. Both give undefined for
 * what is not kept.
 */
export function serveKeptPages(pages: KeptPages, settings: Settings) {
  return {
    answerAtOnce(request: IncomingMessage, response: ServerResponse, requestId: string) {
      const address = addressOf(request, settings)
      const page = address && pages.peek(address)
      if (!page) return undefined
      const { status, headers, body } = answerTo(request, page, requestId)
      response.writeHead(status, headers)
      response.end(body)
      return status
    },
    async answer({ runtime }: ServerRequest, requestId: string): Promise<Response | undefined> {
      const request = runtime?.node?.req
      const address = request && addressOf(request, settings)
      const page = address && (await pages.read(address))
      if (!page) return undefined
      const { status, headers, body } = answerTo(request, page, requestId)
      const pairs = Array.from({ length: headers.length / 2 }, (_, index) =>
        headers.slice(2 * index, 2 * index + 2),
      )
      return new FastResponse(body, { status, headers: pairs as [string, string][] })
    },
  }
}

function addressOf(request: NodeServerRequest, settings: Settings): PageAddress | undefined {
  const { method = '', url = '', headers } = request
  const { cookie = '', 'accept-language': acceptLanguage = '' } = headers
  return keptAddressOf({ method, url, cookies: cookie, acceptLanguage }, settings)
}

function answerTo({ headers }: NodeServerRequest, page: KeptPage, requestId: string) {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch = '' } = headers
  const answer = answerWith(page, { acceptEncoding: String(acceptEncoding ?? ''), ifNoneMatch })
  return { ...answer, headers: [...answer.headers, 'x-request-id', requestId] }
}
