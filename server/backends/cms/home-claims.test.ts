import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDesk } from '#server/backends/editing/desk.fixture.ts'
import { homePageSchema } from '#server/contract/content.schema.ts'
import type { DocumentKey } from '#server/contract/editing/editing.schema.ts'
import { pageMetaTable } from '#server/db/cms/page-meta.table.ts'
import { openSeededCms } from './cms.fixture.ts'

let cms: Awaited<ReturnType<typeof openSeededCms>>
let demo: typeof cms
beforeAll(async () => {
  cms = await openSeededCms({ isDemo: false })
  demo = await openSeededCms()
})
afterAll(() => Promise.all([cms.close(), demo.close()]))

/** The test clock is set to 2 March 2026. */
const proved = {
  claimsEnabled: true,
  claimEvidence: 'Outcomes of 1,204 clients in 2025, audited by the board',
  claimEvidenceUrl: 'https://seimbang.test/outcomes-2025',
  claimEvidenceUntil: '2026-03-02',
}

const claimed = {
  id: { title: /nomor satu di Indonesia/, description: /^93% berhasil/ },
  en: { title: /number one .* in Indonesia/, description: /^93% succeed/ },
}

describe.each(['id', 'en'] as const)('the default texts in %s', (locale) => {
  test('[S1.01] [S1.02] make the claims as examples in a demo until an editor switches them off', async () => {
    const { meta, isClaimExample } = await homeOf(demo, locale)
    expect(meta.title).toMatch(claimed[locale].title)
    expect(meta.description).toMatch(claimed[locale].description)
    expect(isClaimExample).toBe(true)

    const off = await homeWith(demo, locale, { claimsEnabled: false })
    expect(off.isClaimExample).toBe(false)
    expect(off.meta.title).not.toMatch(claimed[locale].title)
    await changeClaims(demo, { claimsEnabled: true })
  })

  test('are no longer examples once they are proved', async () => {
    const { meta, isClaimExample } = await homeWith(demo, locale, proved)
    expect(meta.title).toMatch(claimed[locale].title)
    expect(isClaimExample).toBe(false)
    await changeClaims(demo, { claimEvidence: null })
  })

  test('[S1.01] [S1.02] make the claims once they are switched on and proved', async () => {
    const { meta } = await homeWith(cms, locale, proved)
    expect(meta.title).toMatch(claimed[locale].title)
    expect(meta.description).toMatch(claimed[locale].description)
  })

  test.each([
    ['are switched off', { claimsEnabled: false }],
    ['have no evidence', { claimEvidence: null }],
    ['have evidence that is empty', { claimEvidence: '' }],
    ['have evidence without an end', { claimEvidenceUntil: null }],
    ['have evidence that ran out yesterday', { claimEvidenceUntil: '2026-03-01' }],
    ['have evidence without an address', { claimEvidenceUrl: null }],
    ['have evidence at an address that is not http', { claimEvidenceUrl: 'javascript:alert(1)' }],
  ])('[S1.01] [S1.02] are claim-free while the claims %s', async (_state, change) => {
    const { meta, isClaimExample } = await homeWith(cms, locale, { ...proved, ...change })
    const { title, description } = meta
    expect(isClaimExample).toBe(false)
    expect(title).not.toMatch(claimed[locale].title)
    expect(description).not.toMatch(claimed[locale].description)
    expect(title).not.toBe('')
    expect(description).not.toBe('')
  })
})

test('[S1.01] an editor switches claims on with evidence, which end with it', async () => {
  let now = cms.clock.now()
  const clock = { now: () => now }
  const later = await openSeededCms({ isDemo: false, clock })
  try {
    const key: DocumentKey = { kind: 'page-meta', slug: 'default', locale: 'id' }
    const desk = openDesk(later, 'Rini')
    expect((await homeOf(later, 'id')).meta.title).not.toMatch(claimed.id.title)
    expect(await desk.save(key, { seen: 1, changes: proved })).toMatchObject({ status: 200 })
    expect(await desk.publish(key, 2)).toMatchObject({ status: 200 })
    expect((await homeOf(later, 'id')).meta.title).toMatch(claimed.id.title)
    expect((await homeOf(later, 'en')).meta.title).not.toMatch(claimed.en.title)
    const claims = await (await later.app.request('/claims')).json()
    expect(claims).toEqual([{ page: 'default', locale: 'id', until: '2026-03-02' }])

    now = new Date('2026-03-02T17:00:00Z')
    expect((await homeOf(later, 'id')).meta.title).not.toMatch(claimed.id.title)

    const wrong = { claimEvidenceUrl: 'javascript:alert(1)' }
    expect(await desk.save(key, { seen: 2, changes: wrong })).toMatchObject({
      body: { message: 'invalid', paths: ['claimEvidenceUrl'] },
    })
  } finally {
    await later.close()
  }
})

type Claims = Partial<typeof pageMetaTable.$inferInsert>

async function homeWith(of: typeof cms, locale: 'id' | 'en', claims: Claims) {
  await changeClaims(of, claims)
  return homeOf(of, locale)
}

async function changeClaims({ db }: typeof cms, claims: Claims) {
  await db.update(pageMetaTable).set(claims).where(eq(pageMetaTable.page, 'default'))
}

async function homeOf({ app }: typeof cms, locale: 'id' | 'en') {
  const answer = await app.request(`/home?locale=${locale}`)
  return v.parse(homePageSchema, await answer.json())
}
