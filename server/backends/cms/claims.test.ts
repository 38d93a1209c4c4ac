import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { homePageSchema } from '#server/contract/content.schema.ts'
import { pageMetaTable } from '#server/db/cms/page-meta.table.ts'
import { openSeededCms } from './cms.fixture.ts'

let cms: Awaited<ReturnType<typeof openSeededCms>>
let demo: typeof cms
beforeAll(async () => {
  cms = await openSeededCms('test_cms_claims', { isDemo: false })
  demo = await openSeededCms('test_cms_example_claims')
})
afterAll(() => Promise.all([cms.close(), demo.close()]))

/** The clock of these tests stands on 2 March 2026. */
const proved = {
  claimsEnabled: true,
  claimEvidence: 'Outcomes of 1,204 clients in 2025, audited by the board',
  claimEvidenceUrl: 'https://seimbang.test/outcomes-2025',
  claimEvidenceOn: '2026-01-14',
  claimEvidenceUntil: '2026-03-02',
}

const claimed = {
  id: { title: /nomor satu di Indonesia/, description: /^93% berhasil/ },
  en: { title: /number one .* in Indonesia/, description: /^93% succeed/ },
}

describe.each(['id', 'en'] as const)('the default texts in %s', (locale) => {
  test('[S1.01] [S1.02] make the claims as examples of a demo until they are switched off', async () => {
    const { meta, claimEvidence, isClaimExample } = await homeOf(demo, locale)
    expect(meta.title).toMatch(claimed[locale].title)
    expect(meta.description).toMatch(claimed[locale].description)
    expect({ claimEvidence, isClaimExample }).toEqual({ claimEvidence: null, isClaimExample: true })

    const off = await homeWith(demo, locale, { claimsEnabled: false })
    expect(off.isClaimExample).toBe(false)
    expect(off.meta.title).not.toMatch(claimed[locale].title)
    await changeClaims(demo, { claimsEnabled: true })
  })

  test('are no example any more once they are proved', async () => {
    const { claimEvidence, isClaimExample } = await homeWith(demo, locale, proved)
    expect(claimEvidence?.source).toBe(proved.claimEvidence)
    expect(isClaimExample).toBe(false)
    await changeClaims(demo, { claimEvidence: null })
  })

  test('[S1.01] [S1.02] make the claims once they are switched on, with what proves them', async () => {
    const { meta, claimEvidence } = await homeWith(cms, locale, proved)
    expect(meta.title).toMatch(claimed[locale].title)
    expect(meta.description).toMatch(claimed[locale].description)
    expect(claimEvidence).toEqual({
      source: proved.claimEvidence,
      url: proved.claimEvidenceUrl,
      publishedOn: proved.claimEvidenceOn,
    })
  })

  test.each([
    ['are switched off', { claimsEnabled: false }],
    ['have no evidence', { claimEvidence: null }],
    ['have evidence that says nothing', { claimEvidence: '' }],
    ['have evidence without an end', { claimEvidenceUntil: null }],
    ['have evidence that ran out yesterday', { claimEvidenceUntil: '2026-03-01' }],
    ['have evidence that nobody can read', { claimEvidenceUrl: null }],
    ['have evidence at no address', { claimEvidenceUrl: 'javascript:alert(1)' }],
    ['have evidence of no date', { claimEvidenceOn: null }],
  ])('[S1.01] [S1.02] are others while the claims %s', async (_state, change) => {
    const { meta, ...answer } = await homeWith(cms, locale, { ...proved, ...change })
    const { title, description } = meta
    expect(answer).toMatchObject({ claimEvidence: null, isClaimExample: false })
    expect(title).not.toMatch(claimed[locale].title)
    expect(description).not.toMatch(claimed[locale].description)
    expect(title).not.toBe('')
    expect(description).not.toBe('')
  })
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
