import { expect, test } from 'vitest'
import { startAfterPaint } from './start-after-paint.ts'

const entry = { attrs: { type: 'module', async: true, src: '/assets/entry.js' } }
const manifest = {
  routes: {
    __root__: {
      preloads: ['/assets/entry.js', '/assets/react.js'],
      scripts: [entry],
      css: ['/a.css'],
    },
    '/': { preloads: ['/assets/react.js', { href: '/assets/home.js' }] },
    '/other': { preloads: ['/assets/other.js'] },
  },
}

test('only the starter script names the scripts of the page, the entry last', () => {
  const { routes } = startAfterPaint(manifest, ['__root__', '/'])
  expect(routes).toEqual({
    __root__: {
      preloads: [],
      scripts: [{ children: expect.stringMatching(partsOf('react', 'home', 'entry')) }],
      css: ['/a.css'],
    },
    '/': { preloads: [], scripts: [] },
  })
})

test('the manifest of the build is not changed', () => {
  const before = structuredClone(manifest)
  startAfterPaint(manifest, ['__root__', '/'])
  expect(manifest).toEqual(before)
})

test('a page without an entry keeps its manifest', () => {
  expect(startAfterPaint(manifest, ['/other'])).toBe(manifest)
})

function partsOf(...names: string[]): RegExp {
  const parts = JSON.stringify(names.map((name) => `/assets/${name}.js`))
  return new RegExp(`${RegExp.escape(`(${parts})`)}$`)
}
