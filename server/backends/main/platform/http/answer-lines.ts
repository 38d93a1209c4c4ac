import { Readable } from 'node:stream'

/** Streams one JSON text a line, no faster than the client reads. */
export function answerLines(values: AsyncIterable<unknown>): Response {
  const lines = Readable.toWeb(Readable.from(linesOf(values))) as ReadableStream
  return new Response(lines, { headers: { 'content-type': 'application/x-ndjson' } })
}

async function* linesOf(values: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const value of values) yield Buffer.from(`${JSON.stringify(value)}\n`)
}
