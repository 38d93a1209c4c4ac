import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { brokenContext } from '#app/clients/broken-context.fixture.ts'
import { parseSettings } from '#app/config/settings.ts'
import type { PicturedArticle } from '#server/contract/blog.schema.ts'
import { answerShareCard } from './answer-card.server.ts'

const promo = (title: string) => ({
  meta: {},
  promo: {
    id: 'a',
    title,
    summary: 'Sampai 10 Januari & “lebih” <murah>.',
    illustration: 'family-table',
    introduction: [],
    terms: [],
  },
})

type Asked = { kind?: string; file?: string; search?: string; headers?: Record<string, string> }

function ask(answers: Record<string, unknown>, asked: Asked = {}) {
  const { kind = 'promo', file = 'a.png', search = '?locale=id', headers = {} } = asked
  const { context, logged, ...rest } = brokenContext(answers)
  context.settings = parseSettings({})
  const request = new Request(`http://localhost/og/${kind}/${file}${search}`, { headers })
  const drawPortrait = () => '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const drawArticle = ({ picture }: PicturedArticle) =>
    `<svg xmlns="http://www.w3.org/2000/svg" id="${picture}"/>`
  const answer = answerShareCard(request, { kind, file, drawPortrait, drawArticle }, context)
  return { answer, logged, ...rest }
}

test('a page is drawn as a PNG of 1200 by 630', async () => {
  const response = await ask({ 'promo-detail': promo('Meja\u0000 liburan') }).answer
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const picture = Buffer.from(await response.arrayBuffer())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a cached picture is answered 304 until its words change', async () => {
  const answers = { 'promo-detail': promo('Satu') }
  const etag = (await ask(answers).answer).headers.get('etag') ?? ''
  const again = await ask(answers, { headers: { 'if-none-match': etag } }).answer
  expect(again.status).toBe(304)
  const edited = { 'promo-detail': promo('Dua') }
  const changed = await ask(edited, { headers: { 'if-none-match': etag } }).answer
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
})

test('another article picture changes the card', async () => {
  const etagWith = async (picture: string) => {
    const article = {
      slug: 'a',
      title: 'Serat',
      summary: '',
      category: { slug: 'market', name: 'Dari pasar' },
      readingMinutes: 3,
      publishedOn: '2026-02-01',
      picture,
      author: { name: 'Sekar', role: '' },
      review: null,
      sections: [],
      sources: [],
    }
    const answers = { a: { article } }
    const { answer } = ask(answers, { kind: 'article' })
    return (await answer).headers.get('etag')
  }
  const first = await etagWith('week')
  expect(first).toMatch(/^"/)
  expect(await etagWith('scale')).not.toBe(first)
})

test.each([
  [{ kind: 'page', file: 'no-such-page.png' }],
  [{ kind: 'page', file: 'constructor.png' }],
  [{ kind: 'constructor' }],
  [{ file: 'a.jpg' }],
  [{ file: 'a.png.png' }],
  [{ file: '..%2fa.png' }],
  [{ file: `${'a'.repeat(65)}.png` }],
  [{ search: '?locale=fr' }],
  [{ search: '?locale=' }],
])('%j is not found, and no backend is called', async (request) => {
  const { answer, calledPaths } = ask({ 'promo-detail': promo('Satu') }, request)
  expect((await answer).status).toBe(404)
  expect(calledPaths).toEqual([])
})

test('a promo that does not exist has no picture', async () => {
  expect((await ask({ 'promo-detail': { meta: {} } }).answer).status).toBe(404)
})

test('the picture of the site stands in while the backend is down, and is not cached', async () => {
  const { answer, logged } = ask({})
  const response = await answer
  expect([response.status, response.headers.get('location')]).toEqual([307, '/share.png'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(logged).toHaveLength(1)
})

describe('on a platform without the renderer', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.doMock('@resvg/resvg-js', () => {
      throw new Error('Cannot find native binding')
    })
  })
  afterEach(() => void vi.doUnmock('@resvg/resvg-js'))

  test('the site starts, and the picture of the site stands in for all others', async () => {
    const fresh = await import('./answer-card.server.ts')
    const { context, logged } = brokenContext({ 'promo-detail': promo('Tanpa mesin') })
    context.settings = parseSettings({})
    const parts = { kind: 'promo', file: 'a.png', drawPortrait: () => '', drawArticle: () => '' }
    const request = new Request('http://localhost/og/promo/a.png')
    const response = await fresh.answerShareCard(request, parts, context)
    expect([response.status, response.headers.get('location')]).toEqual([307, '/share.png'])
    expect(logged).toHaveLength(1)
  })
})
