import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSeededBlog } from '#server/backends/blog/blog.fixture.ts'
import { contentPass } from '#server/backends/content-pass.ts'
import { signPass } from '#server/backends/signed-pass.ts'
import type { DocumentKey } from '#server/contract/editing/editing.schema.ts'
import { seedBlog } from '#server/seeds/blog/seed-blog.ts'
import { applyDue } from './apply-due.service.ts'
import { type Desk, openDesk, pathOf } from './desk.fixture.ts'

const start = new Date('2026-03-02T20:00:00Z')
let now = start
const clock = { now: () => now }
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

let blog: Awaited<ReturnType<typeof openSeededBlog>>
let rini: Desk
let bagas: Desk
let clinician: Desk
beforeAll(async () => {
  blog = await openSeededBlog(clock)
  rini = openDesk(blog, 'Rini')
  bagas = openDesk(blog, 'Bagas')
  const reviewer = { credentials: 'S.Gz, RD', licensedUntil: '2028-01-31' }
  clinician = openDesk(blog, 'Ratna', { permissions: ['content.review'], reviewer })
})
beforeEach(() => {
  now = start
})
afterAll(() => blog.close())

const seededArticle: DocumentKey = { kind: 'article', slug: 'minum-air', locale: 'id' }
const english = (key: DocumentKey): DocumentKey => ({ ...key, locale: 'en' })

let count = 0
/** Makes a complete article that no visitor sees. */
async function newArticle(): Promise<DocumentKey> {
  count += 1
  const key: DocumentKey = { kind: 'article', slug: `tulisan-${count}`, locale: 'id' }
  const { content } = await rini.read(seededArticle)
  expect(await rini.create(key, { ...content, title: 'Rencana' })).toMatchObject({ status: 200 })
  return key
}
/** Makes a category, which needs no review. */
async function newCategory(): Promise<DocumentKey> {
  count += 1
  const key: DocumentKey = { kind: 'category', slug: `bab-${count}`, locale: 'id' }
  await rini.create(key, { name: 'Bab', position: 50 })
  return key
}
async function rename(desk: Desk, key: DocumentKey, seen: number, name: string) {
  return desk.save(key, { seen, changes: { name } })
}
const article = async ({ slug, locale }: DocumentKey) =>
  blog.app.request(`/articles/${slug}?locale=${locale}`)
const nameOf = async ({ slug, locale }: DocumentKey) => {
  const { rows } = (await blog.db.execute(
    sql`select name from blog.category where slug = ${slug} and locale = ${locale}`,
  )) as unknown as { rows: { name: string }[] }
  return rows[0]?.name
}
async function runDue() {
  while (await applyDue(blog.editing)) {}
}

describe('a pass', () => {
  test.each(['', 'Bearer nothing'])('is needed: “%s” is refused', async (authorization) => {
    const headers = { authorization }
    expect((await blog.app.request('/editing/documents', { headers })).status).toBe(401)
  })

  test('ends after five minutes, and needs the key of the main backend', async () => {
    const claims = { sub: 'r', name: 'R', permissions: ['content.edit' as const], reviewer: null }
    const pass = await signPass(blog.editing, contentPass, claims)
    const forged = await signPass({ clock, passSecret: 'q'.repeat(32) }, contentPass, claims)
    const ask = async (it: string) =>
      (await blog.app.request('/editing/documents', { headers: { authorization: `Bearer ${it}` } }))
        .status
    expect(await ask(pass)).toBe(200)
    expect(await ask(forged)).toBe(401)
    now = later(5)
    expect(await ask(pass)).toBe(401)
  })

  test('gives only its permissions', async () => {
    const key = await newCategory()
    const reader = openDesk(blog, 'Reader', { permissions: ['content.review'] })
    const writer = openDesk(blog, 'Writer', { permissions: ['content.edit'] })
    expect(await rename(reader, key, 1, 'X')).toMatchObject({ status: 403 })
    expect(await writer.publish(key, 1)).toMatchObject({ status: 403 })
    expect(await writer.review(key, 1)).toMatchObject({ status: 403 })
  })
})

describe('a save', () => {
  test('[C1] on an older revision answers the three texts and changes nothing', async () => {
    const key = await newCategory()
    await rename(bagas, key, 1, 'Bab Bagas')
    expect(await rini.save(key, { seen: 1, changes: { position: 7 } })).toMatchObject({
      status: 409,
      body: {
        base: { name: 'Bab', position: 50 },
        theirs: { n: 2, authorName: 'Bagas', content: { name: 'Bab Bagas', position: 50 } },
        mine: { name: 'Bab', position: 7 },
      },
    })
    expect(await rini.read(key)).toMatchObject({ newest: 2, content: { name: 'Bab Bagas' } })
  })

  test('[C1] leaves fields that the author did not touch', async () => {
    const key = await newCategory()
    await rename(bagas, key, 1, 'Bab baru')
    await rini.save(key, { seen: 2, changes: { position: 9 } })
    expect((await rini.read(key)).content).toEqual({ name: 'Bab baru', position: 9 })
  })

  test('[C2] of a working copy touches only its author’s', async () => {
    const key = await newCategory()
    const content = { name: 'Draf Rini', position: 1 }
    expect(await rini.draft(key, { content, base: 1, seen: 0 })).toMatchObject({ body: { rev: 1 } })
    await bagas.draft(key, { content: { name: 'Draf Bagas', position: 2 }, base: 1, seen: 0 })
    expect(await rini.read(key)).toMatchObject({
      newest: 1,
      content: { name: 'Bab' },
      draft: { content, base: 1, baseContent: { name: 'Bab' } },
    })
    expect(await rini.draft(key, { content, base: 1, seen: 0 })).toMatchObject({ status: 409 })
  })

  test('a discarded working copy goes, and a colleague’s stays', async () => {
    const key = await newCategory()
    for (const desk of [rini, bagas])
      await desk.draft(key, { content: { name: 'Draf', position: 1 }, base: 1, seen: 0 })
    expect(await rini.discard(key)).toMatchObject({ status: 200 })
    expect((await rini.read(key)).draft).toBeNull()
    expect((await bagas.read(key)).draft).not.toBeNull()
  })

  test('[C4] is compared each time, not only the first', async () => {
    const key = await newCategory()
    expect(await rename(rini, key, 1, 'Satu')).toMatchObject({ body: { n: 2 } })
    expect(await rename(bagas, key, 2, 'Dua')).toMatchObject({ body: { n: 3 } })
    expect(await rename(rini, key, 2, 'Tiga')).toMatchObject({ status: 409 })
    expect(await rename(rini, key, 3, 'Tiga')).toMatchObject({ body: { n: 4 } })
  })

  test('[C5] of eight at the same time is taken once', async () => {
    const key = await newCategory()
    const names = Array.from({ length: 8 }, (_, index) => `Bab ${index}`)
    const answers = await Promise.all(names.map((name) => rename(rini, key, 1, name)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  })

  test('[C6] goes on after a schedule fired: publishing is no revision', async () => {
    const key = await newCategory()
    await rini.publish(key, 1, later(1).toISOString())
    now = later(2)
    await runDue()
    expect(await rename(rini, key, 1, 'Sesudahnya')).toMatchObject({ body: { n: 2 } })
  })

  test('[C7] that is stale leaves the working copy, which the next one replaces', async () => {
    const key = await newCategory()
    await rini.draft(key, { content: { name: 'Tulisanku', position: 1 }, base: 1, seen: 0 })
    await rename(bagas, key, 1, 'Lain')
    await rini.save(key, { seen: 1, changes: { name: 'Tulisanku' }, draft: 1 })
    expect((await rini.read(key)).draft).toMatchObject({ base: 1, content: { name: 'Tulisanku' } })
    await rini.save(key, { seen: 2, changes: { name: 'Tulisanku' }, draft: 1 })
    expect(await rini.read(key)).toMatchObject({ draft: null, content: { name: 'Tulisanku' } })
  })

  test('[C8] that empties a text asks first, and the old text can be restored', async () => {
    const key = await newArticle()
    const nothing = { seen: 1, changes: { sections: [], summary: '', sources: [], keyword: '' } }
    expect(await rini.save(key, nothing)).toMatchObject({
      status: 422,
      body: { message: 'emptied' },
    })
    expect(await rini.save(key, { ...nothing, confirmsLoss: true })).toMatchObject({ status: 200 })
    const { content } = await rini.revision(key, 1)
    await rini.save(key, { seen: 2, changes: content })
    expect((await rini.read(key)).content).toEqual(content)
  })

  test('removes scripts, and refuses what the form cannot show', async () => {
    const key = await newArticle()
    const html = '<p onclick="x()">Aman<script>alert(1)</script></p><svg onload=x></svg>'
    await rini.save(key, {
      seen: 1,
      changes: { sections: [{ heading: 'Satu', html }] },
      confirmsLoss: true,
    })
    expect((await rini.read(key)).content.sections).toEqual([
      { heading: 'Satu', html: '<p>Aman</p>' },
    ])
    expect(
      await rini.save(key, {
        seen: 2,
        changes: { sources: [{ title: 'x', url: 'javascript:x' }] },
      }),
    ).toMatchObject({ status: 422, body: { message: 'invalid', paths: ['sources.0.url'] } })
  })
})

test('a save cleans what it changes and keeps untouched fields to the letter', async () => {
  const { content, newest } = await rini.read(seededArticle)
  await rini.save(seededArticle, { seen: newest, changes: { title: 'Lain' } })
  expect((await rini.read(seededArticle)).content).toEqual({ ...content, title: 'Lain' })
})

describe('a publication', () => {
  test('[C10] changes one row, and [C13] a withdrawal too', async () => {
    const key = await newCategory()
    await rini.create(english(key), { name: 'Chapter', position: 50 })
    await rini.publish(key, 1)
    expect([await nameOf(key), await nameOf(english(key))]).toEqual(['Bab', undefined])

    const before = (await (await article(english(seededArticle))).json()).article
    await rini.publish(seededArticle, null)
    expect((await article(seededArticle)).status).toBe(404)
    expect((await (await article(english(seededArticle))).json()).article).toEqual(before)
  })

  test('[C15] shows a whole snapshot, and later ones do not change it', async () => {
    const key = await newCategory()
    await rename(rini, key, 1, 'Dua')
    await rename(rini, key, 2, 'Tiga')
    await rini.publish(key, 2)
    expect(await nameOf(key)).toBe('Dua')
    await expect(
      blog.db.execute(sql`update blog.revisions set content = '{}'`),
    ).rejects.toMatchObject({ cause: { message: 'rows of revisions are only added' } })
  })

  test('[C16] brings back the first state', async () => {
    const key: DocumentKey = { kind: 'category', slug: 'plate', locale: 'en' }
    const first = (await rini.read(key)).content
    await rename(rini, key, 1, 'Plates')
    await rini.publish(key, 2)
    await rini.publish(key, 1)
    expect(await nameOf(key)).toBe(first.name)
  })

  test('[C17] fixes the address, by every path', async () => {
    for (const table of [sql`blog.article`, sql`blog.category`, sql`blog.documents`])
      await expect(
        blog.db.execute(
          sql`update ${table} set slug = 'lain' where slug in ('plate', 'asam-urat')`,
        ),
      ).rejects.toMatchObject({ cause: { message: /address of a published text never changes/ } })
  })

  test('[C18] answers after the kept pages are dropped', async () => {
    const key = await newCategory()
    const dropped: (string | undefined)[] = []
    const dropPages = () => void nameOf(key).then((name) => dropped.push(name))
    const { app } = blog
    const { dropPages: usual } = blog.editing
    blog.editing.dropPages = dropPages
    await openDesk({ app, editing: blog.editing }, 'Rini').publish(key, 1)
    blog.editing.dropPages = usual
    await expect.poll(() => dropped).toEqual(['Bab'])
  })

  test('lacks no text: a gap is named', async () => {
    const key = await newCategory()
    await rini.save(key, { seen: 1, changes: { name: '' }, confirmsLoss: true })
    expect(await rini.publish(key, 2)).toMatchObject({
      status: 422,
      body: { message: 'missing', paths: ['name'] },
    })
  })

  test('of a stale text answers 409', async () => {
    const key = await newCategory()
    await rename(bagas, key, 1, 'Dua')
    const wish = { revision: 1, seen: 1 }
    expect(await rini.call('POST', `${pathOf(key)}/publications`, wish)).toMatchObject({
      status: 409,
    })
  })
})

describe('a health text', () => {
  test('needs a review of exactly its revision, by another person with a licence', async () => {
    const key = await newArticle()
    const refusal = { status: 422, body: { message: 'not-reviewed' } }
    expect(await rini.publish(key, 1)).toMatchObject(refusal)
    expect(await rini.review(key, 1)).toMatchObject({ body: { message: 'not-licensed' } })
    await clinician.review(key, 1)
    await rini.save(key, { seen: 1, changes: { title: 'Lain' } })
    expect(await rini.publish(key, 2)).toMatchObject(refusal)
    expect(await rini.publish(key, 1)).toMatchObject({ status: 200 })
    const shown = (await (await article(key)).json()).article
    expect(shown).toMatchObject({
      title: 'Rencana',
      review: { reviewer: 'Ratna', credentials: 'S.Gz, RD', reviewedOn: '2026-03-03' },
    })
  })

  test('is not signed by its author, and SQL does not publish it either', async () => {
    const key = await newArticle()
    const reviewer = { credentials: 'RD', licensedUntil: '2028-01-01' }
    const author = openDesk(blog, 'Rini', { reviewer })
    expect(await author.review(key, 1)).toMatchObject({ body: { message: 'own-revision' } })
    await expect(
      blog.db.execute(sql`update blog.documents set live_rev = 1 where slug = ${key.slug}`),
    ).rejects.toMatchObject({ cause: { message: 'a health text is published with a review' } })
  })

  test('whose review is older than a year, or whose reviewer lost the licence, stays', async () => {
    const key = await newArticle()
    await clinician.review(key, 1)
    now = new Date('2027-03-04T20:00:00Z')
    expect(await rini.publish(key, 1)).toMatchObject({ body: { message: 'not-reviewed' } })
  })
})

describe('a schedule', () => {
  test('[C19] [C22] publishes its revision once, at its own time, or never if cancelled', async () => {
    const key = await newCategory()
    const { body } = await rini.publish(key, 1, later(10).toISOString())
    await rename(bagas, key, 1, 'Menyelinap')
    expect(await rini.cancel(body.id)).toMatchObject({ status: 200, body: { id: body.id } })
    await rini.publish(key, 1, later(20).toISOString())
    now = later(15)
    await Promise.all([runDue(), runDue()])
    expect(await nameOf(key)).toBeUndefined()
    now = later(6)
    await Promise.all([runDue(), runDue()])
    expect(await nameOf(key)).toBe('Bab')
    expect(await rini.cancel(body.id)).toMatchObject({ status: 409 })
    expect((await rini.read(key)).published).toHaveLength(1)
  })

  test('[C21] runs although its maker has left', async () => {
    const key = await newCategory()
    const leaver = openDesk(blog, 'Leaver', { permissions: ['content.publish'] })
    await leaver.publish(key, 1, later(3).toISOString())
    now = later(3)
    await runDue()
    expect(await nameOf(key)).toBe('Bab')
  })

  test('[C23] that came due while nothing ran is made up for, in order', async () => {
    const key = await newArticle()
    await clinician.review(key, 1)
    await rini.publish(key, 1, later(10).toISOString())
    await rini.publish(key, null, later(30).toISOString())
    now = later(20)
    await runDue()
    expect((await article(key)).status).toBe(200)
    now = later(3_000)
    await runDue()
    expect((await article(key)).status).toBe(404)
    expect((await rini.read(key)).published.map(({ revision }) => revision)).toEqual([null, 1])
  })

  test('[C25] ends when its text is published now', async () => {
    const key = await newCategory()
    await rini.publish(key, 1, later(10).toISOString())
    await rename(rini, key, 1, 'Sekarang')
    await rini.publish(key, 2)
    expect((await rini.read(key)).due).toEqual([])
    now = later(20)
    await runDue()
    expect(await nameOf(key)).toBe('Sekarang')
  })

  test('that can no longer be done says why and blocks no other', async () => {
    const key = await newArticle()
    await clinician.review(key, 1)
    await rini.publish(key, 1, '2027-02-01T00:00:00.000Z')
    await blog.db.execute(sql`
      update blog.publications set due_at = '2027-06-01' where done_at is null and cancelled_at is null`)
    now = new Date('2027-06-02T00:00:00Z')
    await runDue()
    expect((await rini.read(key)).due).toMatchObject([{ problem: 'not-reviewed' }])
  })

  test('does not reach into the past', async () => {
    const key = await newCategory()
    expect(await rini.publish(key, 1, start.toISOString())).toMatchObject({
      body: { message: 'in-the-past' },
    })
  })
})

test('[C11] a copy is a draft in one language, and takes no other text’s address', async () => {
  const { content } = await rini.read(seededArticle)
  const key: DocumentKey = { kind: 'article', slug: 'salinan', locale: 'id' }
  await rini.create(key, content)
  const copy = await rini.read(key)
  expect(copy).toMatchObject({ live: null, newest: 1, title: content.title })
  expect((await article(key)).status).toBe(404)
  expect(await rini.call('GET', pathOf(english(key)))).toMatchObject({ status: 404 })
  expect(await bagas.create(key, { ...content, title: 'Lain' })).toMatchObject({ status: 409 })
  expect(await bagas.create(seededArticle, content)).toMatchObject({ status: 409 })
  expect((await rini.read(key)).content).toEqual(copy.content)
})

test('[C14] a language without a text is not published', async () => {
  const key = await newCategory()
  const wish = { revision: 1, seen: 1 }
  const path = `${pathOf(english(key))}/publications`
  expect(await rini.call('POST', path, wish)).toMatchObject({ status: 404 })
  expect(await nameOf(english(key))).toBeUndefined()
})

test('the seeds leave what staff changed, withdrew or published', async () => {
  const key: DocumentKey = { kind: 'category', slug: 'market', locale: 'en' }
  await rename(rini, key, 1, 'The market')
  await rini.publish(key, 2)
  const before = await rini.list()
  await seedBlog(blog.db, clock)
  expect(await rini.list()).toEqual(before)
  expect(await nameOf(key)).toBe('The market')
})
