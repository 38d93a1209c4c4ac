import { get } from 'node:http'

/** What a browser fetches before a page works: the HTML, and every script that the HTML names. */
export async function firstLoadOf(url: string) {
  const html = await (await fetch(url)).text()
  const scripts = new Set(
    [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? ''),
  )
  const sizes = await Promise.all([...scripts].map((path) => transferredBytes(new URL(path, url))))
  return {
    htmlBytes: Buffer.byteLength(html),
    scriptCount: scripts.size,
    scriptBrotliBytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

/** Bytes on the wire with brotli accepted; `fetch` would count what it has already unpacked. */
function transferredBytes(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
