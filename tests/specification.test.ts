import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const specification = readFileSync('tests/specification.md', 'utf8')
const clauses = new Set(Array.from(specification.matchAll(/^- \*\*(.+?)\*\*/gm), ([, id]) => id))

const testFiles = globSync('{app,server,tests}/**/*.{test,spec}.{ts,tsx}')
const namedClauses = testFiles.flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/\[([STCI]\d[^\]]*)\]/g), ([, id]) => ({
    file,
    id,
  })),
)

test('a test title names only clauses of the specification', () => {
  expect(namedClauses.filter(({ id }) => !clauses.has(id))).toEqual([])
})

test('a test title names each clause of the specification', () => {
  const named = new Set(namedClauses.map(({ id }) => id))
  expect([...clauses.difference(named)]).toEqual([])
})
