import { Readable } from 'node:stream'

/** An answer of JSON texts, a line each, written as they come and no faster than they are read. */
export function answerLines(values: AsyncIterable<unknown>): Response {
  const lines = Readable.toWeb(Readable.from(linesOf(values))) as ReadableStream
  return new Response(lines, { headers: { 'content-type': 'application/x-ndjson' } })
}

async function* linesOf(values: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const value of values) yield Buffer.from(`${JSON.stringify(value)}\n`)
}
