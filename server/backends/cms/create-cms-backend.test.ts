import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  homePageSchema,
  illustrationSchema,
  metaPageSchema,
  programListPageSchema,
  programPageSchema,
} from '#server/contract/content.schema.ts'
import { homeTable } from '#server/db/cms/home.table.ts'
import { pageMetaTable } from '#server/db/cms/page-meta.table.ts'
import { programTable } from '#server/db/cms/program.table.ts'
import { seedCms } from '#server/seeds/cms/seed-cms.ts'
import { programSlugs } from '#server/seeds/program-slugs.ts'
import { openSeededCms } from './cms.fixture.ts'

let cms: Awaited<ReturnType<typeof openSeededCms>>
beforeAll(async () => {
  cms = await openSeededCms()
})
afterAll(() => cms.close())

const read = async (path: string) => (await cms.app.request(path)).json()

describe.each(['id', 'en'] as const)('the seeded content in %s', (locale) => {
  test('every listed program has a complete page', async () => {
    const { programs } = v.parse(programListPageSchema, await read(`/programs?locale=${locale}`))
    expect(programs.map(({ slug }) => slug)).toEqual(programSlugs)
    for (const { slug } of programs) {
      const page = v.parse(programPageSchema, await read(`/programs/${slug}?locale=${locale}`))
      expect(page.meta.title).not.toBe('')
      expect(page.program.steps).toHaveLength(4)
      expect(page.program.week).toHaveLength(3)
      expect(page.program.questions).toHaveLength(3)
      expect(page.program.needs.length).toBeGreaterThan(0)
      expect(page.program.notSuitableFor.length).toBeGreaterThan(0)
      expect(page.program.sources.length).toBeGreaterThan(0)
      for (const { url } of page.program.sources) expect(URL.canParse(url)).toBe(true)
    }
  })

  test('no two programs share a drawing', async () => {
    const { programs } = v.parse(programListPageSchema, await read(`/programs?locale=${locale}`))
    expect(programs.map(({ illustration }) => illustration).sort()).toEqual(
      [...illustrationSchema.options].sort(),
    )
  })

  test('the home page has its hero, four steps and six questions', async () => {
    const home = v.parse(homePageSchema, await read(`/home?locale=${locale}`))
    expect(home.hero.title).not.toBe('')
    expect(home.closing?.title).toMatch(/\w/)
    expect(home.steps).toHaveLength(4)
    expect(home.questions).toHaveLength(6)
  })

  test.each(['/ahli-gizi', '/tentang-seimbang', '/seimbang-for-enterprise', '/promo-detail'])(
    '[S7.11] %s answers its SEO texts',
    async (path) => {
      const { meta } = v.parse(metaPageSchema, await read(`${path}?locale=${locale}`))
      for (const text of Object.values(meta)) expect(text).not.toBe('')
    },
  )
})

test('a program is answered in the requested language, in English by default', async () => {
  const titleAt = async (path: string) => (await read(path)).program.title
  expect(await titleAt('/programs/jantung-sehat?locale=id')).toBe('Jantung Sehat')
  expect(await titleAt('/programs/jantung-sehat?locale=en')).toBe('Healthy Heart')
  expect(await titleAt('/programs/jantung-sehat')).toBe('Healthy Heart')
})

test.each(['/programs/no-such-program', '/promo-details', '/tentang-lain'])(
  '%s is not found',
  async (path) => {
    const response = await cms.app.request(`${path}?locale=id`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'Not Found' })
  },
)

test('a language without content is a bad request', async () => {
  const response = await cms.app.request('/programs?locale=fr')
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ message: 'Bad Request' })
})

test('a program that is withdrawn in one language stays in the other', async () => {
  const inEnglish = and(eq(programTable.slug, 'meja-keluarga'), eq(programTable.locale, 'en'))
  await cms.db.update(programTable).set({ publishedAt: null }).where(inEnglish)
  expect((await cms.app.request('/programs/meja-keluarga?locale=en')).status).toBe(404)
  expect((await cms.app.request('/programs/meja-keluarga?locale=id')).status).toBe(200)
  expect((await read('/programs?locale=en')).programs).toHaveLength(programSlugs.length - 1)
  await cms.db.update(programTable).set({ publishedAt: cms.clock.now() }).where(inEnglish)
})

test('seeding again keeps every edit', async () => {
  const editedAt = cms.clock.now()
  const hero = { title: 'Edited', text: 'By hand' }
  await cms.db.update(homeTable).set({ hero, editedAt }).where(eq(homeTable.locale, 'en'))
  await proveClaims('2027-01-01')

  await seedCms(cms.db, cms.clock)

  const home = await read('/home?locale=en')
  expect(home.hero).toEqual(hero)
  expect(home.meta.title).toMatch(/number one/)
  expect((await read('/programs?locale=en')).programs).toHaveLength(programSlugs.length)

  await cms.db.update(homeTable).set({ editedAt: null }).where(eq(homeTable.locale, 'en'))
})

test('a failing database is a 500 without details', async () => {
  await cms.db.execute(sql`alter table cms.home rename to home_away`)
  const response = await cms.app.request('/home?locale=en')
  await cms.db.execute(sql`alter table cms.home_away rename to home`)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ message: 'Internal Server Error' })
})

async function proveClaims(claimEvidenceUntil: string) {
  await cms.db
    .update(pageMetaTable)
    .set({
      claimsEnabled: true,
      claimEvidence: 'A study',
      claimEvidenceUrl: 'https://seimbang.test/study',
      claimEvidenceUntil,
    })
    .where(and(eq(pageMetaTable.page, 'default'), eq(pageMetaTable.locale, 'en')))
}
