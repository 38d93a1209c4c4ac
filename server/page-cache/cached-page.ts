import { createHash } from 'node:crypto'
import { type ContentCoding, codingFor, compress } from '#server/content-coding.ts'

/** A rendered page as it leaves the site, in each content coding. */
export type CachedPage = {
  etag: string
  /** What it says, whenever it was rendered. */
  content: string
  whole: Record<ContentCoding, StoredAnswer>
  unchanged: StoredAnswer
}

/** A response to a request for a cached page. */
type StoredAnswer = {
  status: 200 | 304
  /** Names and values in turn, as `node:http` writes them. */
  headers: readonly string[]
  body: Buffer<ArrayBuffer> | undefined
}

/** The moment at which the router finished a match is the one thing that no content decides. */
const matchMoments = /,u:\d+,/g

/**
 * Keeps an answer that is the same for everybody. One that says the same as the page kept before
 * stays that page, so nothing is compressed twice and browsers may go on showing what they have.
 */
export async function cachePage(response: Response, before?: CachedPage): Promise<CachedPage> {
  const html = await response.text()
  const content = html.replace(matchMoments, ',')
  if (before?.content === content) return before
  const bytes = Buffer.from(html)
  const [br, gzip] = await Promise.all([
    compress(bytes, 'br', 'cached'),
    compress(bytes, 'gzip', 'cached'),
  ])
  // Weak, because it stands for every content coding.
  const etag = `W/"${createHash('sha256').update(content).digest('base64url')}"`
  const headers = [...sharedHeadersOf(response), 'etag', etag]
  return {
    etag,
    content,
    whole: {
      br: wholeAnswer(br, headers, ['content-encoding', 'br']),
      gzip: wholeAnswer(gzip, headers, ['content-encoding', 'gzip']),
      identity: wholeAnswer(bytes, headers),
    },
    unchanged: { status: 304, headers, body: undefined },
  }
}

function wholeAnswer(
  body: Buffer<ArrayBuffer>,
  headers: string[],
  coding: string[] = [],
): StoredAnswer {
  const length = ['content-length', String(body.length)]
  return { status: 200, headers: [...headers, ...length, ...coding], body }
}

/** The answer that a visitor's headers ask for: the page in the smallest form, or that it is unchanged. */
export function answerWith(
  { etag, whole, unchanged }: CachedPage,
  visitor: { acceptEncoding: string; ifNoneMatch: string },
): StoredAnswer {
  // Compared without the sign of its weakness, which proxies take away.
  const isUnchanged = visitor.ifNoneMatch !== '' && visitor.ifNoneMatch.includes(etag.slice(2))
  return isUnchanged ? unchanged : whole[codingFor(visitor.acceptEncoding)]
}

/** Without those of one request alone; `Vary` names all that decides between pages of one address. */
function sharedHeadersOf({ headers }: Response): string[] {
  const own = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'vary')
  return [...own.flat(), 'vary', 'Accept-Encoding, Accept-Language, Cookie']
}
