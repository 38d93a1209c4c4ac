import {
  cachesToDrop,
  isOfBuild,
  isTrackerPath,
  languageFor,
  offlineAddressOf,
  pageOfDownload,
} from './offline-rules.ts'

/** Written by the build: its id, the files that a tracker needs, and where the page without data is. */
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
  // Pages come from the site, and are never kept: they are a member's.
  if (request.mode !== 'navigate') return
  if (isTrackerPath(pathname)) event.respondWith(fetch(request).catch(() => shellFor(pathname)))
  // What stands in a frame is the framing page's to explain.
  else if (request.destination === 'document')
    event.respondWith(fetch(request).catch(() => Response.redirect(offlineAddressOf(address))))
})

async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(offlineFiles)
  for (const language of ['en', 'id']) {
    // As nobody: without cookies there is no member whose page this could be.
    const response = await fetch(shellPath, {
      credentials: 'omit',
      cache: 'no-store',
      headers: { 'accept-language': language },
    })
    if (!response.ok) throw new Error(`The offline page answered ${response.status}`)
    const policy = response.headers.get('content-security-policy') ?? ''
    await cache.put(
      shellKey(language),
      // One that a redirect led to would not be taken for a page.
      new Response(await response.blob(), {
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

/** The build before stays for the pages of it that are still open. */
async function dropOldCaches(): Promise<void> {
  for (const name of cachesToDrop(await caches.keys(), cacheName)) await caches.delete(name)
}

async function fileOf(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true, ignoreSearch: true })
  return kept ?? fetch(request)
}

async function shellFor(pathname: string): Promise<Response> {
  const page = pageOfDownload(pathname)
  // Where it says that it needs a connection; a frame without a page would say nothing.
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
