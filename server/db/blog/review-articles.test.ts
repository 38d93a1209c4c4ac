import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'

const migration = (name: string) =>
  readFile(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8')

test('an article written as plain paragraphs says the same as HTML', async () => {
  const db = new PGlite()
  await db.exec(await migration('0000_start-blog'))
  const sections = [
    { heading: 'Satu', paragraphs: ['a < b & c', 'dua'] },
    { heading: 'Kosong', paragraphs: [] },
  ]
  await db.query(
    `insert into blog.article
      (slug, locale, category, title, summary, keyword, author, sections, sources)
      values ('a', 'id', 'c', 't', 's', 'k', 'p', $1, '[]')`,
    [JSON.stringify(sections)],
  )
  await db.exec(await migration('0001_review-articles'))
  const { rows } = await db.query('select sections, reviewer, author_role from blog.article')
  await db.close()
  expect(rows).toEqual([
    {
      sections: [
        { heading: 'Satu', html: '<p>a &lt; b &amp; c</p><p>dua</p>' },
        { heading: 'Kosong', html: '' },
      ],
      reviewer: null,
      author_role: '',
    },
  ])
})
