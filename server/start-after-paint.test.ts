import { expect, test } from 'vitest'
import { startAfterPaint } from './start-after-paint.ts'

const html = [
  '<head><link rel="modulepreload" href="/assets/start.js" nonce="n"/>',
  '<link rel="modulepreload" href="/assets/a.js" fetchPriority="low" nonce="n"/>',
  '<link rel="icon" href="/icon.svg"/></head><body><p>Text</p>',
  '<script type="module" async="" src="/assets/start.js" nonce="n"></script></body>',
].join('')

test('only what waits for the first paint knows the scripts, the entry last', () => {
  const page = startAfterPaint(html, 'n')
  expect(page).toMatch(
    /^<head><link rel="icon" href="\/icon\.svg"\/><\/head><body><p>Text<\/p><script nonce="n">/,
  )
  expect(page).toMatch(/\(\["\/assets\/a\.js","\/assets\/start\.js"\]\)<\/script><\/body>$/)
})

test('a page for everybody has no nonce', () => {
  expect(startAfterPaint(html, undefined)).toContain('<p>Text</p><script>(')
})

test('a page without scripts stays as it is', () => {
  expect(startAfterPaint('<p>Text</p>', 'n')).toBe('<p>Text</p>')
})
