import { get } from 'node:http'

/** What a browser fetches before a page works. */
type FirstLoad = { htmlBrotliBytes: number; scripts: Map<string, number> }

/**
 * The first load of every page in the sitemap that stands at the top of the site, and of the first
 * article: the HTML, and every script that the HTML names. What all of them share is the framework.
 */
export async function measureFirstLoads(origin: string) {
  const loads = new Map<string, FirstLoad>()
  for (const path of await pathsToMeasure(origin)) loads.set(path, await firstLoadOf(origin, path))
  const all = [...loads.values()]
  const [first] = all
  const shared = [...(first?.scripts ?? [])].filter(([script]) =>
    all.every(({ scripts }) => scripts.has(script)),
  )
  const frameworkBrotliBytes = sumOf(shared.map(([, bytes]) => bytes))
  const routes = [...loads].map(([path, { htmlBrotliBytes, scripts }]) => {
    const scriptBrotliBytes = sumOf([...scripts.values()])
    const addedBrotliBytes = scriptBrotliBytes - frameworkBrotliBytes
    return [
      path,
      { htmlBrotliBytes, scriptCount: scripts.size, scriptBrotliBytes, addedBrotliBytes },
    ] as const
  })
  return { frameworkBrotliBytes, routes: Object.fromEntries(routes) }
}

async function pathsToMeasure(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const article = paths.find((path) => path.startsWith('/blog/')) ?? []
  return [...new Set(paths.filter((path) => /^\/[^/]*$/.test(path)).concat(article))]
}

/** The HTML of one page, and every script that it names, with the bytes of each on the wire. */
export async function firstLoadOf(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<FirstLoad> {
  const html = await (await fetch(origin + path, { headers })).text()
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)]
  const scripts = new Map<string, number>()
  for (const [, script = ''] of named) scripts.set(script, await brotliBytesOf(origin, script))
  return { htmlBrotliBytes: await brotliBytesOf(origin, path), scripts }
}

/** Bytes on the wire with brotli accepted; `fetch` would count what it has already unpacked. */
function brotliBytesOf(origin: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(new URL(path, origin), { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
