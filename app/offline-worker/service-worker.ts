import {
  cachesToDrop,
  isBuiltFile,
  isOfBuild,
  isPageOf,
  isTrackerPath,
  languageFor,
  offlineAddressOf,
  pageOfDownload,
} from './offline-rules.ts'

// The build defines these: its id, the files a tracker needs, and the path of the page without data.
declare const buildId: string
declare const offlineFiles: string[]
declare const shellPath: string

type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }
type WorkerFetchEvent = WorkerEvent & {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
type Worker = {
  readonly clients: { claim(): Promise<void> }
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
  readonly navigator: { readonly language: string }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: WorkerFetchEvent) => void): void
}
const worker = self as unknown as Worker

const cacheName = `build ${buildId}`

worker.addEventListener('install', (event) => {
  event.waitUntil(fillCache().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  const { origin, pathname } = address
  if (request.method !== 'GET' || origin !== location.origin) return
  if (isOfBuild(pathname)) event.respondWith(fileOf(request))
  // Pages are never cached, because they hold a member's data.
  if (request.mode !== 'navigate') return
  if (isTrackerPath(pathname)) event.respondWith(fetch(request).catch(() => shellFor(pathname)))
  // A failed frame is for the page around it to explain.
  else if (request.destination === 'document')
    event.respondWith(fetch(request).catch(() => Response.redirect(offlineAddressOf(address))))
})

async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.all(
    offlineFiles.map(async (path) => {
      const response = await fetch(path)
      if (!isBuiltFile(response)) throw notOfThisBuild(path)
      await cache.put(path, response)
    }),
  )
  for (const language of ['en', 'id']) {
    // Without cookies the page cannot hold a member's data.
    const response = await fetch(shellPath, {
      credentials: 'omit',
      cache: 'no-store',
      headers: { 'accept-language': language },
    })
    const html = await response.text()
    if (!response.ok || !isPageOf(offlineFiles, html)) throw notOfThisBuild(shellPath)
    const policy = response.headers.get('content-security-policy') ?? ''
    await cache.put(
      shellKey(language),
      // Copied, because browsers reject a redirected response for a navigation.
      new Response(html, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
          'referrer-policy': 'strict-origin-when-cross-origin',
          'x-content-type-options': 'nosniff',
        },
      }),
    )
  }
}

function notOfThisBuild(path: string): Error {
  return new Error(`${path} is not of this build`)
}

async function dropOldCaches(): Promise<void> {
  for (const name of cachesToDrop(await caches.keys(), cacheName)) await caches.delete(name)
}

async function fileOf(request: Request): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true, ignoreSearch: true })
  return cached ?? fetch(request)
}

async function shellFor(pathname: string): Promise<Response> {
  const page = pageOfDownload(pathname)
  // That page says that it needs a connection; a failed frame would stay blank.
  if (page) return Response.redirect(page)
  const cookie = await worker.cookieStore?.get('locale').catch(() => null)
  const { language: browser } = worker.navigator
  const language = languageFor(pathname, { chosen: cookie?.value, browser })
  const cache = await caches.open(cacheName)
  return (await cache.match(shellKey(language))) ?? Response.error()
}

function shellKey(language: string): string {
  return `${shellPath}?${language}`
}
