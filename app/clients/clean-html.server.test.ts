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
