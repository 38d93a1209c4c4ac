import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const script = '/assets/client-abc123.js'
const font = '/assets/jakarta-latin-wght-normal.woff2'
const shell = '/tracker/offline'
const page = `<!doctype html><script type="module" src="${script}"></script>`
const portal = '<!doctype html><form action="https://hotel.test">Room number</form>'

const html = { 'content-type': 'text/html; charset=utf-8' }
const ours: Record<string, () => Response> = {
  [script]: () => new Response('1', { headers: { 'content-type': 'text/javascript' } }),
  [font]: () => new Response('1', { headers: { 'content-type': 'font/woff2' } }),
  [shell]: () => new Response(page, { headers: html }),
}

const listeners = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>()
const stored = new Map<string, string>()
let answers = ours

beforeAll(async () => {
  vi.stubGlobal('buildId', 'one')
  vi.stubGlobal('offlineFiles', [script, font])
  vi.stubGlobal('shellPath', shell)
  vi.stubGlobal('self', {
    addEventListener: (type: string, listen: never) => listeners.set(type, listen),
    skipWaiting: async () => {},
  })
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (key: string, answer: Response) => stored.set(key, await answer.text()),
    }),
  })
  vi.stubGlobal('fetch', async (path: string) => answers[path]?.() ?? Response.error())
  await import('./service-worker.ts')
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => stored.clear())

test('an installation caches the files of the build and the page of each language', async () => {
  answers = ours
  await install()
  expect([...stored.keys()].toSorted()).toEqual([script, font, `${shell}?en`, `${shell}?id`])
  expect(stored.get(`${shell}?id`)).toBe(page)
})

// A network's sign-in page answers any address of a site without TLS.
test.each([script, font, shell])(
  'a sign-in page of the network instead of %s is not cached',
  async (path) => {
    answers = { ...ours, [path]: () => new Response(portal, { headers: html }) }
    await expect(install()).rejects.toThrow(`${path} is not of this build`)
    expect([...stored.values()]).not.toContain(portal)
  },
)

test('a missing file ends the installation', async () => {
  answers = { ...ours, [font]: () => new Response('', { status: 404 }) }
  await expect(install()).rejects.toThrow(`${font} is not of this build`)
})

function install(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const waitUntil = (work: Promise<unknown>) => void work.then(resolve, reject)
    listeners.get('install')?.({ waitUntil })
  })
}
