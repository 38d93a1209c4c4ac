import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { promoDetailPageSchema, promoListPageSchema } from '#server/contract/promo.schema.ts'
import { promoTable } from '#server/db/cms/promo.table.ts'
import { openSeededCms } from './cms.fixture.ts'

let cms: Awaited<ReturnType<typeof openSeededCms>>
beforeAll(async () => {
  cms = await openSeededCms()
})
afterAll(() => cms.close())

const readDetail = async (query: string) =>
  v.parse(promoDetailPageSchema, await (await cms.app.request(`/promo-detail${query}`)).json())

test.each(['id', 'en'] as const)('every listed promo in %s has its own texts', async (locale) => {
  const response = await cms.app.request(`/promos?locale=${locale}`)
  const { promos } = v.parse(promoListPageSchema, await response.json())
  expect(promos).toHaveLength(4)
  for (const { id, title } of promos) {
    const { meta, promo } = await readDetail(`?id=${id}&locale=${locale}`)
    expect(meta.title).toBe(title)
    expect(promo?.terms).toHaveLength(4)
  }
})

test('[S2.37] [S7.11] /promo-detail answers the SEO texts of the requested promo', async () => {
  const { meta: one } = await readDetail('?id=meja-liburan&locale=id')
  const { meta: other } = await readDetail('?id=mulai-januari&locale=id')
  expect(one.title).toBe('Meja liburan')
  expect(other.title).toBe('Mulai pelan di Januari')
  for (const text of [...Object.values(one), ...Object.values(other)]) expect(text).not.toBe('')
})

test.each(['', '?id=no-such-promo'])(
  '/promo-detail%s answers general promo texts without a promo',
  async (query) => {
    const { meta, promo } = await readDetail(query)
    expect(meta.title).toBe('Promo details')
    expect(promo).toBeUndefined()
  },
)

test('a too long id is a bad request', async () => {
  expect((await cms.app.request(`/promo-detail?id=${'a'.repeat(65)}`)).status).toBe(400)
})

test('a promo that is withdrawn in one language stays in the other', async () => {
  const inEnglish = and(eq(promoTable.id, 'meja-liburan'), eq(promoTable.locale, 'en'))
  await cms.db.update(promoTable).set({ publishedAt: null }).where(inEnglish)
  expect((await readDetail('?id=meja-liburan&locale=en')).promo).toBeUndefined()
  expect((await readDetail('?id=meja-liburan&locale=id')).promo).toBeDefined()
})
