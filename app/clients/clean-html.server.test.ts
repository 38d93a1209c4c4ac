import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.server.ts'

test.each([
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<p onmouseover="alert(1)">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<a href="javascript:alert(1)">a</a>', '<a rel="noreferrer">a</a>'],
  ['<a href="JaVa\tScript:alert(1)">a</a>', '<a rel="noreferrer">a</a>'],
  ['<a href="//other.example">a</a>', '<a rel="noreferrer">a</a>'],
  ['<style>p{display:none}</style><p style="color:red">a</p>', '<p>a</p>'],
  ['<iframe src="https://other.example"></iframe>a', 'a'],
  ['<math><mtext><script>alert(1)</script></mtext></math>a', 'a'],
])('%s is cleaned to %s', (html, expected) => {
  expect(cleanHtml(html)).toBe(expected)
})

test('a link to another site sends no referrer', () => {
  expect(cleanHtml('<p><a href="https://who.int">WHO</a></p>')).toBe(
    '<p><a href="https://who.int" rel="noreferrer">WHO</a></p>',
  )
})

test('a table gets a scrolling box', () => {
  expect(cleanHtml('<table class="wide"><tr><td>1</td></tr></table>')).toBe(
    '<div tabindex="0"><table><tr><td>1</td></tr></table></div>',
  )
})

test('a div of the backend is removed', () => {
  expect(cleanHtml('<div tabindex="0">a</div>')).toBe('a')
})

const media = `/media/${'a'.repeat(64)}`

test('a picture tells browsers its sizes and keeps its place', () => {
  expect(
    cleanHtml(`<img src="${media}-900x600.jpg" alt="Air" srcset="//b.example/x" width="9">`),
  ).toBe(
    `<img src="${media}-900x600.jpg" alt="Air" srcset="${media}-400x267.jpg 400w, ${media}-800x533.jpg 800w, ${media}-900x600.jpg 900w" sizes="(min-width: 38rem) 35rem, 94vw" width="900" height="600" loading="lazy" decoding="async" />`,
  )
})

test.each(['https://other.example/a.jpg', '//other.example/a.jpg', '/media/a.jpg', ''])(
  'a picture at “%s” is removed',
  (src) => {
    expect(cleanHtml(`a<img src="${src}" alt="a">`)).toBe('a')
  },
)
