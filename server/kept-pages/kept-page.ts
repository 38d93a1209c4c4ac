import { createHash } from 'node:crypto'
import { type ContentCoding, codingFor, compress } from '#server/content-coding.ts'

/** A rendered page as it leaves the site, in each content coding. */
export type KeptPage = {
  etag: string
  /** What it says, whenever it was rendered. */
  content: string
  /** Header names and values in turn, as `node:http` writes them. */
  headers: string[]
  bodies: Record<ContentCoding, Buffer<ArrayBuffer>>
}

/** An answer to whoever asked for a kept page. */
export type KeptAnswer = {
  status: 200 | 304
  headers: string[]
  body: Buffer<ArrayBuffer> | undefined
}

/** The moment at which the router finished a match is the one thing that no content decides. */
const matchMoments = /,u:\d+,/g

/**
 * Keeps an answer that is the same for everybody. One that says the same as the page kept before
 * stays that page, so nothing is compressed twice and browsers may go on showing what they have.
 */
export async function keepPage(response: Response, before?: KeptPage): Promise<KeptPage> {
  const html = await response.text()
  const content = html.replace(matchMoments, ',')
  if (before?.content === content) return before
  const bytes = Buffer.from(html)
  const [br, gzip] = await Promise.all([
    compress(bytes, 'br', 'once'),
    compress(bytes, 'gzip', 'once'),
  ])
  return {
    // Weak, because it stands for every content coding.
    etag: `W/"${createHash('sha256').update(content).digest('base64url')}"`,
    content,
    headers: sharedHeadersOf(response),
    bodies: { br, gzip, identity: bytes },
  }
}

/** The answer that a visitor's headers ask for: the page in the smallest form, or that it is unchanged. */
export function answerWith(
  page: KeptPage,
  visitor: { acceptEncoding: string; ifNoneMatch: string },
): KeptAnswer {
  const headers = [...page.headers, 'etag', page.etag]
  if (visitor.ifNoneMatch.includes(page.etag.slice(2)))
    return { status: 304, headers, body: undefined }
  const coding = codingFor(visitor.acceptEncoding)
  const body = page.bodies[coding]
  headers.push('content-length', String(body.length))
  if (coding !== 'identity') headers.push('content-encoding', coding)
  return { status: 200, headers, body }
}

/** Without those of one request alone; `Vary` names all that decides between pages of one address. */
function sharedHeadersOf({ headers }: Response): string[] {
  const own = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'vary')
  return [...own.flat(), 'vary', 'Accept-Encoding, Accept-Language, Cookie']
}
