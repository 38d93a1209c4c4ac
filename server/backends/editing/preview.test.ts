import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSeededBlog } from '#server/backends/blog/blog.fixture.ts'
import { articlePageSchema } from '#server/contract/blog.schema.ts'
import type { DocumentKey } from '#server/contract/editing/editing.schema.ts'
import { articleTable } from '#server/db/blog/article.table.ts'
import { type Desk, openDesk, pathOf } from './desk.fixture.ts'

let blog: Awaited<ReturnType<typeof openSeededBlog>>
let rini: Desk
beforeAll(async () => {
  blog = await openSeededBlog({ now: () => new Date('2026-03-02T20:00:00Z') })
  rini = openDesk(blog, 'Rini')
})
afterAll(() => blog.close())

const key: DocumentKey = { kind: 'article', slug: 'minum-air', locale: 'id' }
const path = '/articles/minum-air?locale=id'
const preview = (desk: Desk, body: object) => desk.call('POST', `${pathOf(key)}/preview`, body)
const rowOf = async () =>
  blog.db.select().from(articleTable).orderBy(articleTable.slug, articleTable.locale)

test('a preview is the answer that visitors would get, and changes no row', async () => {
  const before = await rowOf()
  const live = await (await blog.app.request(path)).json()
  const { content } = await rini.read(key)
  const { status, body } = await preview(rini, {
    path,
    content: { ...content, title: 'Judul baru' },
  })
  expect(status).toBe(200)
  const { article } = v.parse(articlePageSchema, body)
  expect(article).toEqual({ ...live.article, title: 'Judul baru' })
  expect(await rowOf()).toEqual(before)
  expect(await (await blog.app.request(path)).json()).toEqual(live)
})

test('without words it shows the working copy of the caller, to colleagues the newest revision', async () => {
  const { content, newest } = await rini.read(key)
  await rini.draft(key, { content: { ...content, title: 'Salinan' }, base: newest, seen: 0 })
  const titleFor = async (desk: Desk) => (await preview(desk, { path })).body.article.title
  expect(await titleFor(rini)).toBe('Salinan')
  expect(await titleFor(openDesk(blog, 'Bagas'))).toBe(content.title)
})

test('a text that was never published has a preview, and no page', async () => {
  const hidden = { ...key, slug: 'tulisan-baru' }
  const { content } = await rini.read(key)
  await rini.create(hidden, { ...content, title: 'Tulisan baru' })
  const asked = { path: '/articles/tulisan-baru?locale=id' }
  const { body } = await rini.call('POST', `${pathOf(hidden)}/preview`, asked)
  expect(body.article.title).toBe('Tulisan baru')
  expect((await blog.app.request(asked.path)).status).toBe(404)
})

test('scripts are removed, and what the form cannot show is refused', async () => {
  const { content } = await rini.read(key)
  const sections = [{ heading: 'A', html: '<p onclick="x()">B</p><script>x()</script>' }]
  const { body } = await preview(rini, { path, content: { ...content, sections } })
  expect(body.article.sections).toEqual([{ heading: 'A', html: '<p>B</p>' }])
  expect(await preview(rini, { path, content: { ...content, title: 7 } })).toMatchObject({
    status: 422,
    body: { message: 'invalid', paths: ['title'] },
  })
})

test('a preview needs a pass', async () => {
  const none = openDesk(blog, 'Tono', { permissions: [] })
  expect((await preview(none, { path })).status).toBe(401)
})
