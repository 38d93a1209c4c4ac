import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changesOf } from '#app/features/admin/content/changes/changes-of.ts'
import type { FieldSchema } from '#app/features/admin/content/field-schema.ts'
import { changedList } from '#app/features/admin/content/text-form/changed-list.ts'
import { contentIn, fieldsOf } from '#app/features/admin/content/text-form/form-fields.ts'
import { openSeededBlog } from '#server/backends/blog/blog.fixture.ts'
import { openSeededCms } from '#server/backends/cms/cms.fixture.ts'
import { openDesk } from '#server/backends/editing/desk.fixture.ts'
import { contentSchemas } from '#server/contract/editing/content-kinds.schema.ts'
import type { Content, DocumentKey } from '#server/contract/editing/editing.schema.ts'

let backends: Awaited<ReturnType<typeof openSeededBlog | typeof openSeededCms>>[]
beforeAll(async () => {
  backends = await Promise.all([openSeededBlog(), openSeededCms()])
})
afterAll(() => Promise.all(backends.map((backend) => backend.close())))

const schemaOf = (kind: DocumentKey['kind']) => contentSchemas[kind] as FieldSchema
const article = schemaOf('article')
const read = (fields: [string, string][]) => contentIn(article, new Map(fields)) as Content

test('every text of the site comes through its form without scripts unchanged and valid', async () => {
  let count = 0
  for (const backend of backends) {
    const desk = openDesk(backend, 'Rini')
    for (const { kind, slug, locale } of await desk.list()) {
      const { content } = await desk.read({ kind, slug, locale })
      const fields = fieldsOf(schemaOf(kind), content)
      const sent = contentIn(schemaOf(kind), fields)
      expect(fieldsOf(schemaOf(kind), sent), `${kind}/${slug}`).toEqual(trimmed(fields))
      expect(v.safeParse(contentSchemas[kind], sent).issues, `${kind}/${slug}`).toBeUndefined()
      count += 1
    }
  }
  expect(count).toBeGreaterThan(50)
})

function trimmed(fields: ReadonlyMap<string, string>) {
  return new Map([...fields].map(([name, value]) => [name, value.trim()]))
}

test('[C1] only what was typed is a change', async () => {
  const [blog] = backends
  if (!blog) throw new Error('No blog')
  const { content } = await openDesk(blog, 'Rini').read({
    kind: 'article',
    slug: 'minum-air',
    locale: 'id',
  })
  const fields = new Map(fieldsOf(article, content))
  fields.set('title', 'Lain')
  const before = contentIn(article, fieldsOf(article, content)) as Content
  expect(changesOf(before, contentIn(article, fields) as Content)).toEqual({ title: 'Lain' })
})

test.each([
  ['an optional text', 'authorRole', ''],
  ['an optional choice', 'picture', null],
])('%s that is emptied is valid', (_, field, empty) => {
  expect(read([[field, '']])[field]).toBe(empty)
})

test('lines keep their breaks, and numbers that endless lists need are ignored', () => {
  expect(read([['summary', 'a\r\nb']]).summary).toBe('a\nb')
  expect(read([['sources.999999999.title', 'x']]).sources).toEqual([])
})

describe('without scripts, a list’s button', () => {
  const content = {
    title: 'T',
    sections: ['a', 'b'].map((heading) => ({ heading, html: '' })),
    sources: [],
  }
  test.each([
    ['add:sources', { sources: [{ title: '', url: '' }] }],
    ['up:sections.1', { sections: [content.sections[1], content.sections[0]] }],
    ['remove:sections.0', { sections: [content.sections[1]] }],
    ['remove:sections.7', {}],
  ])('“%s” changes that list only', (act, changed) => {
    expect(changedList(article, content, act)).toEqual({ ...content, ...changed })
  })

  test.each(['save', 'add:nothing', 'add:title', 'add:__proto__', 'up:', 'keep:3'])(
    '“%s” changes nothing',
    (act) => {
      expect(changedList(article, content, act)).toBeUndefined()
    },
  )

  test('reaches a list in a list', () => {
    const page = { sections: [{ heading: 'a', paragraphs: ['p'] }] }
    expect(changedList(schemaOf('text-page'), page, 'add:sections.0.paragraphs')).toEqual({
      sections: [{ heading: 'a', paragraphs: ['p', ''] }],
    })
  })
})
