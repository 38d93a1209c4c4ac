import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashesOf } from './inline-sources.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('what stands in the page is allowed by its hash, once each; files and data are not', () => {
  const html = `<style>a{}</style><script>one()\n</script><script id="b" type="module">two()</script>
    <script>one()\n</script><script type="application/ld+json">{}</script><script src="/a.js"></script>`
  expect(inlineHashesOf(html)).toEqual({
    scripts: [hashOf('one()\n'), hashOf('two()')],
    styles: [hashOf('a{}')],
  })
})
