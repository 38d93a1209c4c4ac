import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { memoize } from '#app/lib/memoize.ts'

/** The content codings of HTTP that answers are sent in (RFC 9110, 8.4.1); `identity` is none. */
export type ContentCoding = 'br' | 'gzip' | 'identity'

/** How hard to try: once for many, or within an answer that somebody waits for. */
type Effort = 'once' | 'at once'

/** A tenth of the time of the highest one for 9 % more bytes, and a thirtieth for 25 %. */
const brotliQualities = { once: 9, 'at once': 3 }
const gzipLevels = { once: 9, 'at once': 4 }

const textType = /^(?:text\/|image\/svg\+xml\b|application\/(?:json|manifest\+json|xml|rss\+xml)\b)/
/** Below this a network packet carries the answer either way. */
const smallestBytes = 1_400

/** The smallest coding that an `Accept-Encoding` header allows. */
export const codingFor = memoize((acceptEncoding): ContentCoding => {
  const accepted = acceptEncoding.split(',').map((part) => part.replaceAll(' ', ''))
  const isAccepted = (coding: string) =>
    accepted.some((part) => part === coding || isWanted.test(after(part, coding)))
  if (isAccepted('br')) return 'br'
  return isAccepted('gzip') ? 'gzip' : 'identity'
})

/** A quality value above nothing. */
const isWanted = /^;q=(?:1|0?\.\d*[1-9])/

function after(part: string, coding: string): string {
  return part.startsWith(coding) ? part.slice(coding.length) : ''
}

export function compress(
  text: Uint8Array,
  coding: 'br' | 'gzip',
  effort: Effort,
): Promise<Buffer<ArrayBuffer>> {
  if (coding === 'gzip') return gzipped(text, { level: gzipLevels[effort] })
  return brotlied(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQualities[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
}

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** An answer as small as its visitor accepts it; what is no text, small or compressed stays as it is. */
export async function compressAnswer(response: Response, request: Request): Promise<Response> {
  const { status, statusText, headers } = response
  const isText = textType.test(headers.get('content-type') ?? '')
  if (!isText || headers.has('content-encoding')) return response
  headers.append('vary', 'Accept-Encoding')
  const coding = codingFor(request.headers.get('accept-encoding') ?? '')
  // A look at the body of a page makes a stream of it, so the last question is whether there is one.
  if (coding === 'identity' || request.method === 'HEAD' || !response.body) return response
  const text = new Uint8Array(await response.arrayBuffer())
  if (text.length < smallestBytes) return new Response(text, { status, statusText, headers })
  headers.set('content-encoding', coding)
  headers.delete('content-length')
  return new Response(await compress(text, coding, 'at once'), { status, statusText, headers })
}
