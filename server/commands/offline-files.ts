import type { Manifest, ManifestChunk } from 'vite'

/** Files beside the routes start with a dash. */
const routeFile = /^app\/routes\/(?!-)/
/** The routes that work offline; a shared tracker needs a connection anyway. */
const offlineRoute = /^app\/routes\/(__root|_client)\.tsx|^app\/routes\/_client\.tracker\.(?!share)/
const latinFont = /-latin-wght-normal.*\.woff2$/

/**
 * Returns the URLs of the built files that a tracker may request. They are the entry files and all
 * imports of the offline routes, but nothing of other routes.
 */
export function offlineFilesOf(manifest: Manifest): string[] {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || visited.has(name) || isOtherRoute(name, chunk)) return
    visited.add(name)
    files.add(`/${chunk.file}`)
    for (const asset of chunk.assets ?? []) if (latinFont.test(asset)) files.add(`/${asset}`)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(name)
  return [...files].sort()
}

function isOtherRoute(name: string, { src = name, isEntry }: ManifestChunk): boolean {
  return !isEntry && routeFile.test(src) && !offlineRoute.test(src)
}
