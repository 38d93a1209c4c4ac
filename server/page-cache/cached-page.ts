import { createHash } from 'node:crypto'
import { type ContentCoding, codingFor, compress } from '#server/content-coding.ts'

/** A rendered page in each content coding. */
export type CachedPage = {
  etag: string
  /** The HTML without the parts that differ between two renders of the same content. */
  content: string
  whole: Record<ContentCoding, StoredAnswer>
  unchanged: StoredAnswer
}

/** A response to a request for a cached page. */
type StoredAnswer = {
  status: 200 | 304
  /** Alternating names and values, as `writeHead` of `node:http` takes them. */
  headers: readonly string[]
  body: Buffer<ArrayBuffer> | undefined
}

/** The router's timestamps, the only part of a page that does not depend on its content. */
const matchMoments = /,u:\d+,/g

/**
 * Turns a rendered response into a cached page. Returns `before` if the content is the same, so it
 * is not compressed again and browsers can reuse their copy.
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
  // Weak, because all content codings share it.
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

/** Returns the page in the smallest coding the client accepts, or 304 if the client has it. */
export function answerWith(
  { etag, whole, unchanged }: CachedPage,
  visitor: { acceptEncoding: string; ifNoneMatch: string },
): StoredAnswer {
  // Compare without the weakness prefix `W/`, which some proxies remove.
  const isUnchanged = visitor.ifNoneMatch !== '' && visitor.ifNoneMatch.includes(etag.slice(2))
  return isUnchanged ? unchanged : whole[codingFor(visitor.acceptEncoding)]
}

/** Leaves out the headers of a single request. `Vary` names every header that selects a page. */
function sharedHeadersOf({ headers }: Response): string[] {
  const own = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'vary')
  return [...own.flat(), 'vary', 'Accept-Encoding, Accept-Language, Cookie']
}
