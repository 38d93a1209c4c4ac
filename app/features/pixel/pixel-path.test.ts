import { expect, test } from 'vitest'
import { isPixelPath, pixelImageUrl } from './pixel-path.ts'

test.each([
  ['/', true],
  ['/program/jantung-sehat', true],
  ['/authors', true],
  ['/cartography', true],
  ['/auth', false],
  ['/auth/verify-email', false],
  ['/AUTH', false],
  ['//cart/check-order', false],
  ['/cart/check-order', false],
  ['/tracker/abc', false],
  ['/extend-program', false],
  ['/extend-programs', true],
])('[S1.13] a view of %s may be recorded: %s', (path, expected) => {
  expect(isPixelPath(path)).toBe(expected)
})

test('[S1.13] a page view names the pixel and the page', () => {
  const url = new URL(
    pixelImageUrl(
      { id: '1234', origin: 'https://pixel.example' },
      { origin: 'https://seimbang.example', pathname: '/program' },
    ),
  )
  expect(url.origin + url.pathname).toBe('https://pixel.example/tr')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    id: '1234',
    ev: 'PageView',
    dl: 'https://seimbang.example/program',
    noscript: '1',
  })
})
