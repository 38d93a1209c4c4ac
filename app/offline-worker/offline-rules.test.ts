import { expect, test } from 'vitest'
import {
  cachesToDrop,
  isTrackerPath,
  languageFor,
  offlineAddressOf,
  pageOfDownload,
} from './offline-rules.ts'

test.each([
  ['/tracker', true],
  ['/tracker/abc', true],
  ['/tracker/abc/goals', true],
  ['/id/tracker/abc', true],
  ['/tracker/share-abc', false],
  ['/trackers', false],
  ['/program/tracker', false],
  ['/', false],
])('%s opens offline: %s', (path, expected) => {
  expect(isTrackerPath(path)).toBe(expected)
})

test.each([
  ['/id/tracker/a', 'en', 'en-US', 'id'],
  ['/tracker/a', 'en', 'id-ID', 'en'],
  ['/tracker/a', undefined, 'id-ID', 'id'],
  ['/tracker/a', undefined, 'nl', 'en'],
])(
  '%s with chosen language %s and browser language %s opens in %s',
  (path, chosen, browser, expected) => {
    expect(languageFor(path, { chosen, browser })).toBe(expected)
  },
)

test.each([
  ['/id/tracker/abc/export', '/id/tracker/abc/data'],
  ['/tracker/abc/data', undefined],
  ['/account/export', undefined],
])('the offline download %s leads to %s', (path, page) => {
  expect(pageOfDownload(path)).toBe(page)
})

test.each([
  ['/transaction', '/tracker/offline?page=%2Ftransaction'],
  ['/blog?page=2&q=nasi', '/tracker/offline?page=%2Fblog%3Fpage%3D2%26q%3Dnasi'],
  ['/id/account', '/id/tracker/offline?page=%2Fid%2Faccount'],
  ['/en', '/en/tracker/offline?page=%2Fen'],
  ['/ideas', '/tracker/offline?page=%2Fideas'],
])('offline, %s leads to a notice that links back to it', (address, offline) => {
  expect(offlineAddressOf(new URL(address, 'https://site.test'))).toBe(offline)
})

test('the cache of the previous build stays and older ones are dropped', () => {
  expect(cachesToDrop(['build 1', 'build 2', 'build 3'], 'build 3')).toEqual(['build 1'])
  expect(cachesToDrop(['build 1'], 'build 1')).toEqual([])
})
