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
])('of %s only %s reaches a page', (html, expected) => {
  expect(cleanHtml(html)).toBe(expected)
})

test('a link to another site does not say where its reader comes from', () => {
  expect(cleanHtml('<p><a href="https://who.int">WHO</a></p>')).toBe(
    '<p><a href="https://who.int" rel="noreferrer">WHO</a></p>',
  )
})
