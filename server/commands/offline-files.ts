import type { Manifest, ManifestChunk } from 'vite'

/** A dash begins the name of a file beside the routes. */
const routeFile = /^app\/routes\/(?!-)/
/** What a tracker shows; a shared one needs a connection anyway. */
const offlineRoute = /^app\/routes\/(__root|_client)\.tsx|^app\/routes\/_client\.tracker\.(?!share)/
const latinFont = /-latin-wght-normal.*\.woff2$/

/**
 * The addresses of the built files that a tracker may ask for: what every page starts with, and all
 * that its routes lead to, but nothing of other routes.
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
