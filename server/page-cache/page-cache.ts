import type { PageAddress } from './cache-key.ts'
import { type CachedPage, cachePage } from './cached-page.ts'

/** How long a page counts as fresh. */
const freshForMs = 5_000
/** How old a page may be that is shown while the next one is rendered; an older one is waited for. */
const staleForMs = 60_000
/** The visitor who was shown an old page has its files by then; a render would hold them up. */
const refreshAfterMs = 1_000
/** Pages kept at once; the one asked for least recently goes first. */
const mostPages = 500

type Entry = {
  page: CachedPage
  renderedAt: number
  /** Which of all asks was the latest for it. */
  latestAsk: number
  willRefresh: boolean
}

/** What renders a page for everybody: nothing of a visitor goes in, and it says whether all went well. */
export type RenderForAll = (
  address: PageAddress,
) => Promise<{ response: Response; isWhole: boolean }>

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Pages that are the same for everybody, rendered once: fresh for five seconds, then shown on until
 * one render, which begins a second after the next visit, has taken their place. A page that lacks
 * something, because a backend is down, takes nobody's place: the last good one stays.
 */
export function createPageCache(render: RenderForAll, now: () => number = Date.now) {
  let asks = 0
  let entries = new Map<string, Entry>()
  let renders = new Map<string, Promise<CachedPage | undefined>>()

  /** The page of an address if there is one to show at once. */
  function peek(address: PageAddress): CachedPage | undefined {
    const entry = entries.get(address.key)
    if (!entry) return undefined
    asks += 1
    entry.latestAsk = asks
    const age = now() - entry.renderedAt
    if (age > staleForMs) return undefined
    if (age > freshForMs && !entry.willRefresh) refreshSoon(address, entry)
    return entry.page
  }

  function refreshSoon(address: PageAddress, entry: Entry): void {
    entry.willRefresh = true
    setTimeout(() => {
      entry.willRefresh = false
      const isStillShown = entries.get(address.key) === entry
      if (isStillShown) void refresh(address).catch(() => {})
    }, refreshAfterMs).unref()
  }

  /** The page of an address, rendered if need be; undefined when it cannot be kept. */
  async function read(address: PageAddress): Promise<CachedPage | undefined> {
    return peek(address) ?? refresh(address)
  }

  /** One render at a time for an address, whoever waits for it. */
  function refresh(address: PageAddress): Promise<CachedPage | undefined> {
    const { key } = address
    const running = renders.get(key)
    if (running) return running
    const [renderedInto, rendersInto] = [entries, renders]
    const started = renderInto(renderedInto, address).finally(() => rendersInto.delete(key))
    rendersInto.set(key, started)
    return started
  }

  async function renderInto(kept: Map<string, Entry>, address: PageAddress) {
    const { key } = address
    const { response, isWhole } = await render(address)
    const before = kept.get(key)
    if (response.status >= 500 || !isWhole) {
      // Whoever comes next is shown it at once, while another try runs: an outage makes nobody wait.
      if (before) before.renderedAt = now() - freshForMs
      return before?.page
    }
    if (!isCacheable(response)) {
      kept.delete(key)
      return undefined
    }
    const page = await cachePage(response, before?.page)
    kept.set(key, { page, renderedAt: now(), latestAsk: asks, willRefresh: false })
    if (kept.size > mostPages) dropLeastRecent(kept)
    return page
  }

  return {
    peek,
    read,
    /** Forgets every page, and what is being rendered from content that has changed since. */
    drop() {
      entries = new Map()
      renders = new Map()
    },
  }
}

function dropLeastRecent(kept: Map<string, Entry>): void {
  const [first] = [...kept].sort(([, a], [, b]) => a.latestAsk - b.latestAsk)
  if (first) kept.delete(first[0])
}

function isCacheable({ status, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html')
  return status === 200 && Boolean(isHtml) && !headers.has('set-cookie')
}
