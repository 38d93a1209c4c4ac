import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname

/** An absolute element, such as words for screen readers, widens the page from an unpositioned container. */
test('each container that scrolls sideways is positioned', () => {
  const unpositioned = globSync('app/**/*.tsx', { cwd: root }).flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('overflow-x-auto') && !/\brelative\b/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(unpositioned).toEqual([])
})
