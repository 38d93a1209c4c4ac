import { makeZip } from 'client-zip'

export type ZipFile = { name: string; content: string | Uint8Array<ArrayBuffer> }

/**
 * Streams files into an uncompressed ZIP archive, so that an archive of photos is never in memory
 * as a whole.
 */
export function zipOf(
  files: Iterable<ZipFile> | AsyncIterable<ZipFile>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return makeZip(entriesOf(files)) as ReadableStream<Uint8Array<ArrayBuffer>>
}

async function* entriesOf(files: Iterable<ZipFile> | AsyncIterable<ZipFile>) {
  for await (const { name, content } of files) yield { name, input: content }
}
