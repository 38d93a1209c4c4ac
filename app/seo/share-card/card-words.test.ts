import { expect, test } from 'vitest'
import { brokenContext } from '#app/clients/broken-context.fixture.ts'
import { publicPageOf, staticPathsOf, textPageSlugs } from '#app/config/public-page.ts'
import { parseSettings } from '#app/config/settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { readCardWords } from './card-words.server.ts'

const settings = parseSettings({})
const slug = settings.PRODUCT_SLUG
const answered = { meta: { title: 'Judul {product}' } }
const answers = {
  home: answered,
  programs: answered,
  'ahli-gizi': answered,
  articles: answered,
  [`tentang-${slug}`]: answered,
  [`${slug}-for-enterprise`]: answered,
  'for-enterprise-contact': answered,
  ...Object.fromEntries(textPageSlugs.map((name) => [name, answered])),
}

async function titleOf(path: string) {
  return (await wordsOf(path))?.title
}

async function wordsOf(path: string, given: Record<string, unknown> = answers) {
  const page = publicPageOf(path, slug)
  if (!page) throw new Error(`${path} is no public page`)
  const { context } = brokenContext(given)
  context.settings = settings
  return readCardWords(page, context, 'id')
}

test.each(staticPathsOf(slug))(
  '[S9.12] the picture of %s has the page title for search engines',
  async (path) => {
    expect(await titleOf(path)).toBe(`Judul ${settings.PRODUCT_NAME}`)
  },
)

const ofTheSite = m.shell_default_title({ product: settings.PRODUCT_NAME }, { locale: 'id' })

test('a page without a title is shared under the title of the site', async () => {
  expect((await wordsOf('/', { home: { meta: {} } }))?.title).toBe(ofTheSite)
})

test('a title with an example claim is labelled as an example', async () => {
  const words = await wordsOf('/', {
    home: { meta: { title: 'Nomor satu' }, isClaimExample: true },
  })
  expect(words).toMatchObject({ label: 'Contoh', title: 'Nomor satu' })
})

test('a page without published texts is shared under the title of the site', async () => {
  const { context } = brokenContext()
  context.settings = settings
  context.backends.cms.fetch = async () => new Response(null, { status: 404 })
  const words = await readCardWords({ kind: 'page', slug: 'konsultasi' }, context, 'id')
  expect(words?.title).toBe(ofTheSite)
})
