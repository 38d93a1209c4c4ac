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
  claimEvidenceUntil: '2026-03-02',
}

const claimed = {
  id: { title: /nomor satu di Indonesia/, description: /^93% berhasil/ },
  en: { title: /number one .* in Indonesia/, description: /^93% succeed/ },
}

describe.each(['id', 'en'] as const)('the default texts in %s', (locale) => {
  test('[S1.01] [S1.02] make the claims once they are switched on with evidence', async () => {
    const { title, description } = await metaWith(locale, proved)
    expect(title).toMatch(claimed[locale].title)
    expect(description).toMatch(claimed[locale].description)
  })

  test.each([
    ['are switched off', { claimsEnabled: false }],
    ['have no evidence', { claimEvidence: null }],
    ['have evidence that says nothing', { claimEvidence: '' }],
    ['have evidence without an end', { claimEvidenceUntil: null }],
    ['have evidence that ran out yesterday', { claimEvidenceUntil: '2026-03-01' }],
  ])('[S1.01] [S1.02] are others while the claims %s', async (_state, change) => {
    const { title, description } = await metaWith(locale, { ...proved, ...change })
    expect(title).not.toMatch(claimed[locale].title)
    expect(description).not.toMatch(claimed[locale].description)
    expect(title).not.toBe('')
    expect(description).not.toBe('')
  })
})

async function metaWith(locale: 'id' | 'en', claim: Partial<typeof pageMetaTable.$inferInsert>) {
  await cms.db.update(pageMetaTable).set(claim).where(eq(pageMetaTable.page, 'default'))
  const answer = await cms.app.request(`/home?locale=${locale}`)
  return v.parse(homePageSchema, await answer.json()).meta
}
