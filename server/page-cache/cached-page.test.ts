import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerWith, cachePage } from './cached-page.ts'

const visitor = { acceptEncoding: '', ifNoneMatch: '' }

function answered(html: string) {
  const headers = { 'content-type': 'text/html', 'x-request-id': 'r', vary: 'Origin' }
  return new Response(html, { headers })
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a client that accepts %s gets the page in that coding', async (acceptEncoding, unpack) => {
  const page = await cachePage(answered('<p>Halo</p>'.repeat(100)))
  const { headers, body } = answerWith(page, { ...visitor, acceptEncoding })
  const names = pairsOf(headers)
  expect(names.get('content-encoding')).toBe(acceptEncoding)
  expect(names.get('content-length')).toBe(String(body?.length))
  expect(unpack(body ?? Buffer.of()).toString()).toBe('<p>Halo</p>'.repeat(100))
})

test('a cached page has the Vary header, and no header of the request that rendered it', async () => {
  const { headers } = answerWith(await cachePage(answered('x')), visitor)
  const names = pairsOf(headers)
  expect(names.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
  expect(names.get('content-type')).toBe('text/html')
  expect(names.has('x-request-id')).toBe(false)
  expect(names.has('content-encoding')).toBe(false)
})

test('a client with the same ETag gets 304', async () => {
  const page = await cachePage(answered('x'))
  const unchanged = answerWith(page, { ...visitor, ifNoneMatch: `"other", ${page.etag}` })
  expect(unchanged).toMatchObject({ status: 304, body: undefined })
  expect(pairsOf(unchanged.headers).get('etag')).toBe(page.etag)
  expect(answerWith(page, { ...visitor, ifNoneMatch: 'W/"other"' }).status).toBe(200)
})

test('a render with the same content keeps the cached page; other content replaces it', async () => {
  const page = await cachePage(answered('<p>Halo</p>{i:"a",u:1795282405870,s:"success"}'))
  const later = '<p>Halo</p>{i:"a",u:1795282411959,s:"success"}'
  expect(await cachePage(answered(later), page)).toBe(page)
  const other = await cachePage(answered(`${later}!`), page)
  expect(other.etag).not.toBe(page.etag)
})

function pairsOf(headers: readonly string[]): Map<string | undefined, string | undefined> {
  return new Map(
    headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : [])),
  )
}
