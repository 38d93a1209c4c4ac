import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { codingFor, compressAnswer } from './content-coding.ts'

const text = 'Nasi, lauk, sayur, buah. '.repeat(100)

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['deflate, gzip;q=0.5', 'gzip'],
  ['br ; q=1.0', 'br'],
  ['gzip;q=0, br;q=0.000', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['', 'identity'],
])('Accept-Encoding %j selects %s', (header, coding) => {
  expect(codingFor(header)).toBe(coding)
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('text is sent as %s with its content-encoding', async (coding, unpack) => {
  const answer = await answerOf(new Response(text, { status: 404, headers: html }), coding)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-encoding')).toBe(coding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(unpack(await answer.arrayBuffer()).toString()).toBe(text)
})

test('SVG is compressed as text', async () => {
  const drawing = new Response(text, { headers: { 'content-type': 'image/svg+xml' } })
  expect((await answerOf(drawing, 'br')).headers.get('content-encoding')).toBe('br')
})

test.each([
  ['a photo', new Response(text, { headers: { 'content-type': 'image/png' } })],
  ['a short text', new Response('ok', { headers: { 'content-type': 'text/plain' } })],
  ['a redirect', new Response(null, { status: 307, headers: { location: '/' } })],
])('%s is not compressed', async (_, response) => {
  const answer = await answerOf(response.clone(), 'br')
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(answer.status).toBe(response.status)
  expect(await answer.text()).toBe(await response.text())
})

const html = { 'content-type': 'text/html; charset=utf-8' }

function answerOf(response: Response, coding: string) {
  const request = new Request('http://localhost/', { headers: { 'accept-encoding': coding } })
  return compressAnswer(response, request)
}
