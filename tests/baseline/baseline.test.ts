import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newerMembers } from './newer-members.ts'

/** Files that browsers run; what stands in a handler runs on the server. */
const browserFiles = globSync('app/**/*.{ts,tsx}', {
  exclude: (path) => /\.(server|test|fixture|functions|middleware)\.tsx?$|paraglide/.test(path),
})

const newer = new Set(
  newerMembers
    .filter(({ place }) => place !== 'prototype')
    .map(({ owner, name }) => `${owner}.${name}`),
)

/** Static members that the source uses and that the oldest supported browsers lack. */
function newerIn(source: string): string[] {
  return [...source.matchAll(/\b[A-Z]\w*\.\w+\b/g)]
    .map(([name]) => name)
    .filter((name) => newer.has(name))
}

test('no file for browsers uses a static member that the oldest supported browsers lack', () => {
  expect(browserFiles.length).toBeGreaterThan(500)
  const found = browserFiles.flatMap((file) =>
    newerIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test.each(['URL.parse(address)', 'Promise.withResolvers<void>()', 'Map.groupBy(rows, keyOf)'])(
  'the check finds %s',
  (source) => expect(newerIn(source)).toHaveLength(1),
)
