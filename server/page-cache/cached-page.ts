import { createHash } from 'node:crypto'
import { type ContentCoding, codingFor, compress } from '#server/content-coding.ts'

/** A rendered page, ready to send in every content coding. */
export type CachedPage = {
  etag: string
  /** The HTML without what differs between two renders of the same content. */
  content: string
  whole: Record<ContentCoding, StoredAnswer>
  unchanged: StoredAnswer
}

/** An answer as `node:http` sends it. */
type StoredAnswer = {
  status: 200 | 304
  /** Alternating names and values, as `writeHead` takes them. */
  headers: readonly string[]
  body: Buffer<ArrayBuffer> | undefined
}

/** The router dehydrates when it finished each match: the only part that content does not decide. */
const matchMoments = /,u:\d+,/g

/**
 * Prepares a shared answer for the cache. Returns `before` if the content is the same, so that nothing
 * is compressed twice and the ETag stays.
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
  // Weak, because it covers every content coding.
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

/** Returns 304 if the client has this ETag, else the page in the smallest coding it accepts. */
export function answerWith(
  { etag, whole, unchanged }: CachedPage,
  visitor: { acceptEncoding: string; ifNoneMatch: string },
): StoredAnswer {
  // Compared without the `W/` prefix, because some proxies remove it.
  const isUnchanged = visitor.ifNoneMatch !== '' && visitor.ifNoneMatch.includes(etag.slice(2))
  return isUnchanged ? unchanged : whole[codingFor(visitor.acceptEncoding)]
}

/** Headers without those of one request. `Vary` names every header that selects a page. */
function sharedHeadersOf({ headers }: Response): string[] {
  const own = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'vary')
  return [...own.flat(), 'vary', 'Accept-Encoding, Accept-Language, Cookie']
}
