import { FastResponse } from 'srvx'

/** A page, in pieces that have not been joined: joining copies, and so does encoding what was joined. */
type Page = { html: readonly (string | Buffer)[]; status: number }

/**
 * The texts of pages beside their answers. Start looks at the body of every answer that it hands on,
 * and a look makes a stream of a text, which is encoded, queued and put together again. So a page
 * leaves Start as an answer without a body and is given its text afterwards.
 */
const pages = new WeakMap<Request, Page>()

/** The answer to a request for a page, until `withText` gives it its text. */
export function answerWithoutText(
  request: Request,
  { html, status, headers }: Page & { headers: Headers },
): Response {
  pages.set(request, { html, status })
  return new FastResponse(null, { status, headers })
}

/** The answer with the text of its page; one that is something else by now stays as it is. */
export function withText(answer: Response, request: Request): Response {
  const page = pages.get(request)
  const { status, headers } = answer
  if (!page || page.status !== status || answer.body) return answer
  return new FastResponse(encode(page.html), { status, headers })
}

function encode(pieces: Page['html']): Buffer<ArrayBuffer> {
  const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0)
  const bytes = Buffer.allocUnsafeSlow(length)
  let written = 0
  for (const piece of pieces)
    written += typeof piece === 'string' ? bytes.write(piece, written) : piece.copy(bytes, written)
  return bytes
}
