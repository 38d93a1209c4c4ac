import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSeededBlog } from '#server/backends/blog/blog.fixture.ts'
import type { DocumentKey } from '#server/contract/editing/editing.schema.ts'
import { runsOf } from '#tests/test-size.ts'
import { applyDue } from './apply-due.service.ts'
import { openDesk } from './desk.fixture.ts'

let now = new Date('2026-03-02T20:00:00Z')
let blog: Awaited<ReturnType<typeof openSeededBlog>>
beforeAll(async () => {
  blog = await openSeededBlog({ now: () => now })
})
afterAll(() => blog.close())

const editors = ['Rini', 'Bagas', 'Sari'] as const
const locales = ['id', 'en'] as const
const place = { editor: fc.constantFrom(...editors), locale: fc.constantFrom(...locales) }
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('look' as const), ...place }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('save' as const), ...place }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('draft' as const), ...place }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('publish' as const), ...place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('schedule' as const),
      ...place,
      minutes: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('restore' as const), ...place, n: fc.nat(5) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('wait' as const), minutes: fc.nat(8) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** What a plain list of one language says should be there. */
type Model = {
  revisions: string[]
  live: number | null
  due: { n: number; at: number }[]
  drafts: Map<string, string>
}

let runs = 0

test('no text is lost, and visitors read exactly what was published', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      runs += 1
      const slug = `run-${runs}`
      const models = { id: newModel(), en: newModel() }
      const first = openDesk(blog, 'Rini')
      for (const locale of locales)
        await first.create({ kind: 'category', slug, locale }, { name: 'first', position: 1 })
      const seen = new Map<string, number>()
      for (const [index, one] of steps.entries()) {
        await take(one, { slug, models, seen, text: `text ${index}` })
        for (const locale of locales)
          expect(await shownOf({ kind: 'category', slug, locale })).toBe(liveText(models[locale]))
      }
      for (const locale of locales)
        await compare({ kind: 'category', slug, locale }, models[locale])
    }),
    { numRuns: runsOf(60) },
  )
})

type Round = {
  slug: string
  models: Record<'id' | 'en', Model>
  seen: Map<string, number>
  text: string
}

async function take(one: Step, { slug, models, seen, text }: Round): Promise<void> {
  if (one.act === 'wait') {
    now = new Date(now.getTime() + one.minutes * 60_000)
    for (const model of Object.values(models)) letTimePass(model)
    while (await applyDue(blog.editing)) {}
    return
  }
  const { editor, locale } = one
  const desk = openDesk(blog, editor)
  const key: DocumentKey = { kind: 'category', slug, locale }
  const model = models[locale]
  const place = `${editor} ${locale}`
  const known = seen.get(place) ?? 1
  switch (one.act) {
    case 'look':
      seen.set(place, (await desk.read(key)).newest)
      break
    case 'draft': {
      const content = { name: text, position: 1 }
      const { draft } = await desk.read(key)
      await desk.draft(key, { content, base: known, seen: draft?.rev ?? 0 })
      model.drafts.set(editor, text)
      break
    }
    case 'save':
    case 'restore': {
      const old = one.act === 'restore' ? model.revisions[one.n % model.revisions.length] : text
      const name = old ?? text
      const { status, body } = await desk.save(key, { seen: known, changes: { name } })
      const isNewest = known === model.revisions.length
      expect(status).toBe(isNewest ? 200 : 409)
      if (isNewest) model.revisions.push(name)
      else
        expect(body).toMatchObject({
          mine: { name },
          theirs: { content: { name: model.revisions.at(-1) } },
        })
      if (isNewest) seen.set(place, body.n)
      break
    }
    case 'publish':
      expect(await desk.publish(key, known)).toMatchObject({ status: 200 })
      model.live = known
      model.due = []
      break
    case 'schedule': {
      const at = now.getTime() + one.minutes * 60_000
      await desk.publish(key, known, new Date(at).toISOString())
      model.due.push({ n: known, at })
    }
  }
}

function newModel(): Model {
  return { revisions: ['first'], live: null, due: [], drafts: new Map() }
}

function letTimePass(model: Model): void {
  const isOver = ({ at }: { at: number }) => at <= now.getTime()
  // Of two at the same time, the one that was set later is done later.
  const done = model.due.filter(isOver).toSorted((one, other) => one.at - other.at)
  model.live = done.at(-1)?.n ?? model.live
  model.due = model.due.filter((it) => !isOver(it))
}

function liveText({ live, revisions }: Model): string | undefined {
  return live === null ? undefined : revisions[live - 1]
}

async function shownOf({ slug, locale }: DocumentKey): Promise<string | undefined> {
  const { rows } = (await blog.db.execute(
    sql`select name from blog.category where slug = ${slug} and locale = ${locale}`,
  )) as unknown as { rows: { name: string }[] }
  return rows[0]?.name
}

async function compare(key: DocumentKey, model: Model): Promise<void> {
  const reader = openDesk(blog, 'Reader')
  const texts = await Promise.all(
    model.revisions.map(async (_, index) => (await reader.revision(key, index + 1)).content.name),
  )
  expect(texts).toEqual(model.revisions)
  expect((await reader.read(key)).newest).toBe(model.revisions.length)
  for (const [editor, text] of model.drafts) {
    const { draft } = await openDesk(blog, editor).read(key)
    expect(draft?.content.name).toBe(text)
  }
}
