import { LRUCache } from 'lru-cache'
import type { PageAddress } from './cache-key.ts'
import { type CachedPage, cachePage } from './cached-page.ts'

/** How long a page counts as fresh. */
const freshForMs = 5_000
/** Up to this age a stale page is served while one render replaces it; an older one is waited for. */
const staleForMs = 60_000
const mostPages = 500

/** Renders a page for every visitor. `isWhole` is false if an error was logged on the way. */
export type RenderShared = (
  address: Pick<PageAddress, 'path' | 'locale'>,
) => Promise<{ response: Response; isWhole: boolean }>

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Caches pages that are the same for every visitor. A page is fresh for five seconds, then served
 * stale while one render replaces it. A render that failed or lacks content never replaces a page.
 * The last good one counts as fresh again, so an outage is retried every five seconds.
 */
export function createPageCache(render: RenderShared, perf: { now(): number } = performance) {
  const pages = new LRUCache<string, CachedPage, PageAddress>({
    max: mostPages,
    ttl: freshForMs,
    ttlResolution: 0,
    perf,
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    // A render that `drop` overtakes still answers its visitors; its page is not cached.
    ignoreFetchAbort: true,
    async fetchMethod(_, stale, { context: address }) {
      const { response, isWhole } = await render(address)
      if (response.status >= 500 || !isWhole) return stale
      return isCacheable(response) ? cachePage(response, stale) : undefined
    },
  })

  /** Returns the page to serve at once, or undefined if a render has to be waited for. */
  function peek(address: PageAddress): CachedPage | undefined {
    const page = pages.get(address.key)
    if (!page) return undefined
    const remainingMs = pages.getRemainingTTL(address.key)
    if (remainingMs < freshForMs - staleForMs) return undefined
    if (remainingMs <= 0) void pages.fetch(address.key, { context: address }).catch(() => {})
    return page
  }

  return {
    peek,
    /** Returns the page, rendered if necessary, or undefined if it cannot be cached. */
    async read(address: PageAddress): Promise<CachedPage | undefined> {
      return peek(address) ?? pages.fetch(address.key, { context: address, allowStale: false })
    },
    /** Forgets every page, and the result of every render under way, because content changed. */
    drop: () => pages.clear(),
  }
}

function isCacheable({ status, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html')
  return status === 200 && Boolean(isHtml) && !headers.has('set-cookie')
}
