import type { Manifest } from '@tanstack/react-router'

type RouteAssets = Manifest['routes'][string]

/** A page that has not been painted by then starts anyway. */
const longestWaitMs = 3_000

/**
 * Fetches the page's scripts together and runs them one by one, so that a phone responds in between.
 * The entry runs last and reports a script that failed to load. A page in the background is never
 * painted, so it starts at once.
 */
const start = `(parts) => {
  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    for (const href of parts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    for (const part of parts) {
      await import(part).catch(console.error)
      await globalThis.scheduler?.yield?.()
    }
  }
  document.currentScript.remove()
  if (document.hidden) return start()
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(start, ${longestWaitMs})
}`.replaceAll(/\n\s*/g, '\n')

/**
 * Delays the page's scripts until the first paint. The page can be read without them, and on a slow
 * network they would compete with its HTML and font. An inline starter script replaces the entry and
 * the preloads of the routes.
 */
export function startAfterPaint(manifest: Manifest, routeIds: string[]): Manifest {
  const assets = routeIds.map((id) => [id, manifest.routes[id] ?? {}] as const)
  const entry = assets.flatMap(([, { scripts = [] }]) => scripts).find(isModule)
  if (!entry) return manifest
  const preloads = assets.flatMap(([, { preloads = [] }]) => preloads.map(addressOf))
  const parts = [...new Set(preloads).difference(new Set([entry.attrs?.src])), entry.attrs?.src]
  const starter = { children: `(${start})(${JSON.stringify(parts)})` }
  const after = ({ scripts = [], ...others }: RouteAssets): RouteAssets => ({
    ...others,
    preloads: [],
    scripts: scripts.map((script) => (script === entry ? starter : script)),
  })
  return {
    ...manifest,
    routes: Object.fromEntries(assets.map(([id, route]) => [id, after(route)])),
  }
}

function isModule({ attrs }: NonNullable<RouteAssets['scripts']>[number]): boolean {
  return attrs?.type === 'module' && attrs.src !== undefined
}

function addressOf(link: NonNullable<RouteAssets['preloads']>[number]): string {
  return typeof link === 'string' ? link : link.href
}
