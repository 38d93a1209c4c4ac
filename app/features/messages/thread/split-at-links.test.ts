import { expect, test } from 'vitest'
import { splitAtLinks } from './split-at-links.ts'

test.each([
  ['Tanpa tautan', []],
  ['Lihat https://example.org/a?b=1#c, ya.', ['https://example.org/a?b=1#c']],
  [
    '(http://example.org) dan HTTPS://example.org/x!',
    ['http://example.org', 'HTTPS://example.org/x'],
  ],
  ['javascript:alert(1) data:text/html,x ftp://example.org mailto:a@example.org', []],
  ['https:// dan https://', []],
  ['https://example.org/"onmouseover="x <script>', ['https://example.org/']],
])('%s', (text, links) => {
  const parts = splitAtLinks(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links)
})
