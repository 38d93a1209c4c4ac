import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { type IconDrawing, iconDrawingOf, iconSetSchema } from './icon-drawing.ts'
import { iconNameOf, iconQueriesOf } from './icon-names.ts'

/** Limits from section 9 of the specification. */
const cacheMaxEntries = 50
const cacheLifetimeMs = 168 * 60 * 60 * 1000
const requestTimeoutMs = 5_000
/** After this long without a reply the next host is asked too. */
const hostRotationMs = 750
const answerMaxBytes = 200_000
/** An icon that no host has is not requested again for this long. */
const absenceLifetimeMs = 60_000

type IconLoaderParts = {
  /** Origins of icon hosts, best first. No icon is fetched if empty. */
  hosts: string[]
  fetch: typeof fetch
  now: () => number
}

export type IconLoader = {
  /** Returns the drawings that the hosts have, by requested name. */
  load(names: string[]): Promise<Record<string, IconDrawing>>
  /** Returns the cached drawings. */
  cached(names: string[]): Record<string, IconDrawing>
}

/** Fetches icons that content names and the build does not include. Never throws. */
export function createIconLoader({ hosts, fetch, now }: IconLoaderParts): IconLoader {
  /** An icon that no host has is cached as absent. */
  const cache = new LRUCache<string, { drawing: IconDrawing | undefined }>({
    max: cacheMaxEntries,
    ttl: cacheLifetimeMs,
    ttlResolution: 0,
    perf: { now },
  })
  const inFlight = new Map<string, Promise<[string, IconDrawing][]>>()

  const askHost = async (url: string, signal: AbortSignal) => {
    const response = await fetch(url, { signal, redirect: 'error', credentials: 'omit' })
    const text = await response.text()
    if (!response.ok || text.length > answerMaxBytes) throw new Error(`No icons at ${url}`)
    return v.parse(iconSetSchema, JSON.parse(text))
  }
  const ask = async (query: string): Promise<[string, IconDrawing][]> => {
    const found = await firstAnswer(hosts, (host, signal) => askHost(host + query, signal)).catch(
      () => undefined,
    )
    if (!found) return []
    return Object.keys(found.icons).flatMap((name): [string, IconDrawing][] => {
      const drawing = iconDrawingOf(found, name)
      return drawing ? [[`${found.prefix}:${name}`, drawing]] : []
    })
  }

  /** Concurrent requests for the same icons share one call. */
  const askOnce = (query: string) => {
    const answer = inFlight.get(query) ?? ask(query).finally(() => inFlight.delete(query))
    inFlight.set(query, answer)
    return answer
  }

  const cached = (names: string[]) =>
    Object.fromEntries(
      names.flatMap((name): [string, IconDrawing][] => {
        const drawing = cache.get(name)?.drawing
        return drawing ? [[name, drawing]] : []
      }),
    )

  return {
    cached,

    async load(names) {
      const wanted = [...new Set(names)].filter((name) => iconNameOf(name))
      // Collected before fetching: the cache may be smaller than one request.
      const drawings = cached(wanted)
      const missing = hosts.length === 0 ? [] : wanted.filter((name) => !cache.has(name))
      const longestHost = Math.max(0, ...hosts.map(({ length }) => length))
      const answers = await Promise.all(iconQueriesOf(missing, longestHost).map(askOnce))
      const found = new Map(answers.flat())
      for (const name of missing) {
        const drawing = found.get(name)
        cache.set(name, { drawing }, { ttl: drawing ? cacheLifetimeMs : absenceLifetimeMs })
        if (drawing) drawings[name] = drawing
      }
      return drawings
    },
  }
}

/** Starts a request to each host a little later than to the one before. The first reply wins. */
async function firstAnswer<Answer>(
  hosts: string[],
  ask: (host: string, signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(new Error('Too late')), requestTimeoutMs)
  try {
    return await Promise.any(
      hosts.map(async (host, index) => {
        await pause(index * hostRotationMs, end.signal)
        return ask(host, end.signal)
      }),
    )
  } finally {
    clearTimeout(timer)
    end.abort()
  }
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  if (delayMs === 0) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
