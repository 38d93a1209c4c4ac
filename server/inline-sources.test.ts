import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashNonced } from './inline-sources.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline elements with the nonce are allowed by their hash, once each', () => {
  const html = `<style nonce="n">a{}</style><script nonce="n">one()\n</script>
    <script id="b" nonce="n" type="module">two()</script><script nonce="n">one()\n</script>`
  expect(hashNonced(html, 'n')).toEqual({
    html: html.replaceAll(' nonce="n"', ''),
    inline: { scripts: [hashOf('one()\n'), hashOf('two()')], styles: [hashOf('a{}')] },
  })
})

test('a script or style that the renderer did not write is not allowed', () => {
  const html = '<script>evil()</script><script nonce="guess">evil()</script><style>a{}</style>'
  expect(hashNonced(html, 'n')).toEqual({ html, inline: { scripts: [], styles: [] } })
})

test('the meta element that tells scripts the nonce is removed', () => {
  expect(hashNonced('<meta property="csp-nonce" content="n"/><p>', 'n').html).toBe('<p>')
})
