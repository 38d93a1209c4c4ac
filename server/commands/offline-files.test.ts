import { expect, test } from 'vitest'
import { offlineFilesOf } from './offline-files.ts'

const chunk = (file: string, more: object = {}) => ({ file, src: file, ...more })

test('offline files are the entry, the tracker routes and their imports only', () => {
  const tracker = 'app/routes/_client.tracker.$id.tsx?tsr-split=component'
  const home = 'app/routes/_default.index.tsx?tsr-split=component'
  const menu = 'app/routes/-member-links.tsx'
  const files = offlineFilesOf({
    'app/client.tsx': {
      file: 'assets/start.js',
      isEntry: true,
      assets: ['assets/plus-jakarta-sans-latin-wght-normal-x.woff2', 'assets/cyrillic.woff2'],
      dynamicImports: [tracker, home, menu, 'toasts'],
    },
    [tracker]: chunk('assets/tracker.js', {
      src: tracker,
      imports: ['_card'],
      dynamicImports: ['search'],
    }),
    [home]: chunk('assets/home.js', { src: home, imports: ['_film'] }),
    [menu]: chunk('assets/menu.js', { src: menu }),
    _card: chunk('assets/card.js'),
    _film: chunk('assets/film.js'),
    search: chunk('assets/search.js'),
    toasts: chunk('assets/toasts.js'),
  })
  expect(files).toEqual([
    '/assets/card.js',
    '/assets/menu.js',
    '/assets/plus-jakarta-sans-latin-wght-normal-x.woff2',
    '/assets/search.js',
    '/assets/start.js',
    '/assets/toasts.js',
    '/assets/tracker.js',
  ])
})
