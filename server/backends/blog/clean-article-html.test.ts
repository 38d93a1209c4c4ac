import { expect, test } from 'vitest'
import { richTextTags } from '#server/contract/rich-text.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { cleanArticleHtml } from './clean-article-html.ts'

test.each([
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<img src="https://other.example/a.jpg" alt="a">', ''],
  ['<img src="/media/../admin" alt="a">', ''],
  [`<img src="/media/${'a'.repeat(64)}-9x9.svg" alt="a">`, ''],
  [
    `<img src="/media/${'a'.repeat(64)}-9x9.jpg" alt="a" onload="x()" srcset="//b.example/x">`,
    `<img src="/media/${'a'.repeat(64)}-9x9.jpg" alt="a" />`,
  ],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<a href="//other.example">a</a>', '<a>a</a>'],
  ['<style>p{display:none}</style><p style="color:red">a</p>', '<p>a</p>'],
  ['<iframe src="https://other.example"></iframe>a', 'a'],
  ['<svg><script>alert(1)</script></svg>a', 'a'],
])('%s is cleaned to %s', (html, expected) => {
  expect(cleanArticleHtml(html)).toBe(expected)
})

test('text, lists, tables and links are left unchanged', () => {
  const html =
    '<p>Satu <strong>dua</strong> <em>tiga</em> <a href="/blog/a">a</a></p><ul><li>b</li></ul>' +
    '<table><thead><tr><th scope="col">c</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>'
  expect(cleanArticleHtml(html)).toBe(html)
})

test.each(hostileHtml)('[C27] a save leaves only what is allowed of %s', (html) => {
  const clean = cleanArticleHtml(html)
  for (const [, tag = '', attributes = ''] of clean.matchAll(/<\/?([\w-]+)([^>]*)>/g)) {
    expect(richTextTags).toContain(tag)
    expect(attributes).toMatch(
      /^( ?\/| (href="(https?:\/\/|\/(?!\/)|#)[^"]*"|scope="[^"]*"|src="\/media\/[^"]*"|alt="[^"]*"))*$/,
    )
  }
})
