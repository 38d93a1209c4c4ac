import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PublicSettings, publicSettingsOf } from '#app/config/public-settings.ts'
import { parseSettings } from '#app/config/settings.ts'
import type { BackendAddress, SiteContext } from '#app/config/site-context.ts'
import { articleStructuredData } from '#app/features/blog/article-structured-data.ts'
import { readArticle, readArticleList } from '#app/features/blog/blog.server.ts'
import { readHomePage } from '#app/features/home/home.server.ts'
import { homeStructuredData } from '#app/features/home/home-structured-data.ts'
import { nutritionistStructuredData } from '#app/features/nutritionists/nutritionist-structured-data.ts'
import {
  readNutritionist,
  readNutritionists,
} from '#app/features/nutritionists/nutritionists.server.ts'
import { programStructuredData } from '#app/features/programs/program-structured-data.ts'
import {
  readDurations,
  readProgram,
  readProgramList,
} from '#app/features/programs/programs.server.ts'
import { promoStructuredData } from '#app/features/promos/promo-structured-data.ts'
import { readCurrentPromos, readPromo } from '#app/features/promos/promos.server.ts'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import { openEmbeddedBackends } from '#server/embedded-backends.ts'
import { createLog } from '#server/log/create-log.ts'

/** The fields that Google's documentation requires for each type that the site uses. */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const url = v.pipe(v.string(), v.startsWith('https://seimbang.example'), v.url())
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/))
const offer = v.object({
  '@type': v.literal('Offer'),
  price: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  priceCurrency: v.literal('IDR'),
  url,
})
const crumb = v.object({
  '@type': v.literal('ListItem'),
  position: v.pipe(v.number(), v.minValue(1)),
  name: text,
  item: url,
})
const question = v.object({
  '@type': v.literal('Question'),
  name: text,
  acceptedAnswer: v.object({ '@type': v.literal('Answer'), text }),
})
const schemas = {
  Product: v.object({
    name: text,
    image: url,
    description: text,
    brand: v.object({ name: text }),
    offers: v.pipe(
      v.array(v.object({ ...offer.entries, availability: v.string(), sku: text })),
      v.nonEmpty(),
    ),
  }),
  BreadcrumbList: v.object({ itemListElement: v.pipe(v.array(crumb), v.minLength(2)) }),
  FAQPage: v.object({ mainEntity: v.pipe(v.array(question), v.nonEmpty()) }),
  Article: v.object({
    headline: v.pipe(text, v.maxLength(110)),
    image: url,
    datePublished: day,
    author: v.object({ '@type': v.literal('Person'), name: text }),
    publisher: v.object({ '@type': v.literal('Organization'), name: text, url }),
    mainEntityOfPage: url,
  }),
  Person: v.object({ name: text, url, image: url, jobTitle: text, description: text }),
  SaleEvent: v.object({
    name: text,
    url,
    startDate: day,
    endDate: day,
    location: v.object({ '@type': v.literal('VirtualLocation'), url }),
    organizer: v.object({ '@type': v.literal('Organization'), name: text, url }),
    offers: v.pipe(
      v.array(v.object({ ...offer.entries, validFrom: day, validThrough: day })),
      v.nonEmpty(),
    ),
  }),
  Organization: v.object({ name: text, url, logo: url, description: text, email: text }),
  WebSite: v.object({
    name: text,
    url,
    potentialAction: v.object({
      '@type': v.literal('SearchAction'),
      target: v.object({ urlTemplate: v.pipe(text, v.endsWith('/blog?q={search_term_string}')) }),
      'query-input': v.literal('required name=search_term_string'),
    }),
  }),
}

type Entry = { 'script:ld+json': Record<string, unknown> }

function expectComplete(entries: Entry[], types: string[]): void {
  expect(entries.map((entry) => entry['script:ld+json']['@type'])).toEqual(types)
  for (const { 'script:ld+json': data } of entries) {
    expect(data['@context']).toBe('https://schema.org')
    const schema = schemas[data['@type'] as keyof typeof schemas]
    const { issues } = v.safeParse(schema as v.GenericSchema, data)
    expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? []).toEqual([])
  }
}

let dataDir: string
let embedded: Awaited<ReturnType<typeof openEmbeddedBackends>>
let context: SiteContext
let settings: PublicSettings

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'structured-data-'))
  const allSettings = parseSettings({
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: 'https://seimbang.example',
    LOG_LEVEL: 'silent',
  })
  settings = publicSettingsOf(allSettings)
  embedded = await openEmbeddedBackends(allSettings, createLog(allSettings), {
    publicPathsOrigin: allSettings.PUBLIC_ORIGIN,
  })
  const addressOf = (backend: 'main' | 'cms' | 'blog'): BackendAddress => ({
    baseUrl: 'http://embedded.invalid',
    fetch: async (input, init) => embedded[backend].fetch(new Request(input, init)),
  })
  context = {
    requestId: 'test',
    clientAddress: '127.0.0.1',
    nonce: '',
    isShared: false,
    settings: allSettings,
    backends: { main: addressOf('main'), cms: addressOf('cms'), blog: addressOf('blog') },
    renderGuestPage: async () => new Response(),
    logError: (error) => {
      throw error
    },
  }
})
afterAll(async () => {
  await embedded?.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe.each(['id', 'en'] as const)('in %s', (locale) => {
  beforeAll(() => overwriteGetLocale(() => locale))

  test('the front page describes the organization, the search and the questions', async () => {
    const page = await readHomePage(context)
    expectComplete(homeStructuredData({ settings, page }), ['Organization', 'WebSite', 'FAQPage'])
  })

  test('every program is a product with offers, breadcrumbs and questions', async () => {
    const { programs } = await readProgramList(context)
    expect(programs.length).toBeGreaterThan(0)
    for (const { slug } of programs) {
      const page = await readProgram(context, slug)
      const prices = await readDurations(context, slug)
      const entries = programStructuredData({ settings, page, prices })
      expectComplete(entries, ['Product', 'BreadcrumbList', 'FAQPage'])
    }
  })

  test('every nutritionist is a person with breadcrumbs', async () => {
    const list = await readNutritionists(context, {})
    if (list.kind !== 'found') throw new Error('No nutritionists')
    expect(list.nutritionists.length).toBeGreaterThan(0)
    for (const { slug } of list.nutritionists) {
      const answer = await readNutritionist(context, slug)
      const entries = nutritionistStructuredData({ settings, answer })
      expectComplete(entries, ['Person', 'BreadcrumbList'])
    }
  })

  test('every current promo is a sale event with offers and breadcrumbs', async () => {
    const promos = await readCurrentPromos(context)
    expect(promos.length).toBeGreaterThan(0)
    for (const { id } of promos) {
      const page = await readPromo(context, id)
      const entries = promoStructuredData({ settings, page })
      expectComplete(entries, ['SaleEvent', 'BreadcrumbList'])
    }
  })

  test('every article names its author, its date and its breadcrumbs', async () => {
    const { articles } = await readArticleList(context)
    expect(articles.length).toBeGreaterThan(0)
    for (const { slug } of articles) {
      const article = (await readArticle(context, slug))?.article
      const entries = articleStructuredData({ settings, article })
      expectComplete(entries, ['Article', 'BreadcrumbList'])
    }
  })
})
