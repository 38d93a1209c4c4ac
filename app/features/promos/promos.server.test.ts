import { expect, test } from 'vitest'
import { brokenContext } from '#app/clients/broken-context.fixture.ts'
import { readCurrentPromos, readPromo } from './promos.server.ts'

const promo = {
  id: 'meja-liburan',
  title: 'The holiday table',
  summary: 'A lower price',
  illustration: 'family-table',
  introduction: [],
  terms: [],
}
const meta = { title: promo.title, description: promo.summary, keyword: 'promo' }

test('without the content backend a promo is unavailable, with empty SEO texts', async () => {
  const { context } = brokenContext()
  expect(await readPromo(context, promo.id)).toEqual({
    kind: 'unavailable',
    meta: { title: '', description: '', keyword: '' },
  })
  expect(await readCurrentPromos(context)).toEqual([])
})

test('without the main backend a promo has its text and no prices', async () => {
  const { context } = brokenContext({ 'promo-detail': { meta, promo } })
  expect(await readPromo(context, promo.id)).toMatchObject({ kind: 'found', meta, promotion: null })
})

test('a promo that the main backend does not know is missing', async () => {
  const { context } = brokenContext({ 'promo-detail': { meta, promo }, promotions: { data: [] } })
  expect(await readPromo(context, promo.id)).toMatchObject({ kind: 'missing' })
})

test('a promo without a text yet shows its prices', async () => {
  const moment = '2026-11-01T00:00:00.000Z'
  const period = { state: 'running', startsAt: moment, endsAt: moment }
  const promotions = { data: [{ id: promo.id, ...period, prices: [] }] }
  const { context } = brokenContext({ 'promo-detail': { meta }, promotions })
  expect(await readPromo(context, promo.id)).toMatchObject({
    ...{ kind: 'found', meta, promotion: period },
    promo: { id: promo.id, terms: [] },
  })
})

test('an invalid id makes no call', async () => {
  const { context, calledPaths } = brokenContext()
  expect(await readPromo(context, '..')).toMatchObject({ kind: 'missing' })
  expect(calledPaths).toEqual([])
})
