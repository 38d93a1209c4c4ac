import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { homePageSchema } from '#server/contract/content.schema.ts'
import { pageMetaTable } from '#server/db/cms/page-meta.table.ts'
import { openSeededCms } from './cms.fixture.ts'

let cms: Awaited<ReturnType<typeof openSeededCms>>
beforeAll(async () => {
  cms = await openSeededCms('test_cms_claims')
})
afterAll(() => cms.close())

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
  test('[S1.01] [S1.02] make the claims once they are switched on, with what proves them', async () => {
    const { meta, claimEvidence } = await homeWith(locale, proved)
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
    const { meta, claimEvidence } = await homeWith(locale, { ...proved, ...change })
    const { title, description } = meta
    expect(claimEvidence).toBeNull()
    expect(title).not.toMatch(claimed[locale].title)
    expect(description).not.toMatch(claimed[locale].description)
    expect(title).not.toBe('')
    expect(description).not.toBe('')
  })
})

async function homeWith(locale: 'id' | 'en', claim: Partial<typeof pageMetaTable.$inferInsert>) {
  await cms.db.update(pageMetaTable).set(claim).where(eq(pageMetaTable.page, 'default'))
  const answer = await cms.app.request(`/home?locale=${locale}`)
  return v.parse(homePageSchema, await answer.json())
}
