import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Imports each module below a folder whose path matches a pattern, in the order of their paths. */
export function importEach<Module>(folder: string, pattern: string): Promise<Module[]> {
  const files = globSync(pattern, { cwd: folder }).toSorted()
  return Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)))
}
