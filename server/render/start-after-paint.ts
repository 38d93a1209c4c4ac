import type { Manifest } from '@tanstack/react-router'

type RouteAssets = Manifest['routes'][string]

/** A page that has not been painted after this time starts anyway. */
const longestWaitMs = 3_000

/**
 * Fetches all start-up scripts of the page at once and runs them one by one, so that a phone can
 * respond in between. If one fails to load, the entry, which runs last, deals with it. A page in the
 * background is never painted, so it starts at once.
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
 * Lets the browser paint the page before it fetches scripts: on a slow network they would compete
 * with the page and its font. An inline script replaces the entry and fetches the preloads of the
 * page's routes.
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
