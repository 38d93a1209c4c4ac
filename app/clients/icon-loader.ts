import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { type IconDrawing, iconDrawingOf, iconSetSchema } from './icon-drawing.ts'
import { iconNameOf, iconQueriesOf } from './icon-names.ts'

/** Limits of the specification, section 9. */
const cacheMaxEntries = 50
const cacheLifetimeMs = 168 * 60 * 60 * 1000
const requestTimeoutMs = 5_000
/** A host that has not answered after this long is helped by the next one. */
const hostRotationMs = 750
const answerMaxBytes = 200_000
/** How long nobody is asked again for an icon that nobody had. */
const absenceLifetimeMs = 60_000

type IconLoaderParts = {
  /** Origins that serve icon sets, the best first; without one no icon is fetched. */
  hosts: string[]
  fetch: typeof fetch
  now: () => number
}

export type IconLoader = {
  /** The drawings of those icons that are known, under the names that were asked for. */
  load(names: string[]): Promise<Record<string, IconDrawing>>
  /** Those that are known already. */
  known(names: string[]): Record<string, IconDrawing>
}

/** Fetches icons that content names and the site has not compiled in. It never throws. */
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

  /** Those who ask for the same at the same time share one request. */
  const askOnce = (query: string) => {
    const answer = inFlight.get(query) ?? ask(query).finally(() => inFlight.delete(query))
    inFlight.set(query, answer)
    return answer
  }

  const known = (names: string[]) =>
    Object.fromEntries(
      names.flatMap((name): [string, IconDrawing][] => {
        const drawing = cache.get(name)?.drawing
        return drawing ? [[name, drawing]] : []
      }),
    )

  return {
    known,

    async load(names) {
      const wanted = [...new Set(names)].filter((name) => iconNameOf(name))
      // More may come than are kept.
      const drawings = known(wanted)
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

/** Asks the hosts one after the other, each a little later than the one before; the first counts. */
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
