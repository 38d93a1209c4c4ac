import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Smaller files gain nothing: the headers that say how they are packed weigh as much. */
const leastBytes = 256

/** Writes a brotli and a gzip variant beside each built text file, at the highest quality. */
export async function precompress(dir: string): Promise<void> {
  for await (const file of glob(`${dir}/**/*.{js,css,svg,json,txt,xml,webmanifest}`)) {
    const bytes = await readFile(file)
    if (bytes.length < leastBytes) continue
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
      promisify(gzip)(bytes, { level: 9 }),
    ])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  }
}
