import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Not shown: drawings that are files, components without a look, and what the shell has on every
 * page.
 */
const elsewhere = [
  ...['illustrations/', 'program-drawing.tsx', 'deferred-part.tsx'],
  ...['mailbox-link.tsx', 'toaster.tsx', 'contact-lines.tsx'],
]

test('[S2.25] the specimen page shows every component of app/ui', async () => {
  const parts = await Array.fromAsync(glob('app/ui/**/*.tsx', { exclude: ['**/*.test.tsx'] }))
  expect(parts.length).toBeGreaterThan(50)
  const reached = await reachedFrom('app/features/specimen/specimen-page.tsx')
  const missing = parts.filter((part) => !reached.has(part))
  const isElsewhere = (part: string) => elsewhere.some((name) => part.includes(`app/ui/${name}`))
  expect(missing.filter((part) => !isElsewhere(part))).toEqual([])
})

/** Returns the files of `app` that a file imports, directly or indirectly. */
async function reachedFrom(file: string, reached = new Set<string>()): Promise<Set<string>> {
  if (reached.has(file)) return reached
  reached.add(file)
  const source = await readFile(file, 'utf8')
  for (const [, name = ''] of source.matchAll(/(?:from|import\()\s*'((?:#app\/|\.)[^']+\.tsx)'/g))
    await reachedFrom(name.startsWith('#') ? name.slice(1) : join(dirname(file), name), reached)
  return reached
}
