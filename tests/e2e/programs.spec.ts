import { once } from 'node:events'
import { get } from 'node:http'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { withNonBreaking } from '#app/lib/non-breaking.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import { programs } from '#server/seeds/cms/programs.ts'
import { ifProgram } from '#server/seeds/cms/text-pages/if-text.ts'
import { catalogue } from '#server/seeds/main/catalogue.ts'
import { expect, test } from './story.fixture.ts'

/** Returns the structured data of the page by type. */
async function structuredData(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return Object.fromEntries(
    texts.map((text) => {
      const data = JSON.parse(text)
      return [data['@type'], data]
    }),
  )
}

test('[S2.20] the program list narrows to a need, and the address keeps it', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const ofCondition = programs.filter(({ needs }) => needs.includes('condition'))
  await page.goto('/program')
  await expect(page.getByText(m.programs_count({ count: programs.length }, locale))).toBeVisible()
  await page.getByRole('link', { name: m.programs_need_condition({}, locale), exact: true }).click()
  await expect(
    page.getByText(m.programs_count({ count: ofCondition.length }, locale)),
  ).toBeVisible()
  await expect(page).toHaveURL('/program?need=condition')
  await page.reload()
  await expect(
    page.getByText(m.programs_count({ count: ofCondition.length }, locale)),
  ).toBeVisible()
})

test('a program says how long its sessions take and how they are held', async ({
  page,
  language,
}) => {
  const note = m.programs_session_note({ minutes: 45 }, { locale: language })
  for (const path of ['/program/seimbang-harian', '/if-program']) {
    await page.goto(path)
    await expect(page.locator('#durations')).toContainText(note)
  }
})

test('[S2.21] on a phone one way to the durations is in sight, until they are there themselves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/program/lansia-bugar')
  const way = page.locator('main a[href$="#durations"]')
  await expect(way).toHaveCount(1)
  await expect(way).toBeInViewport({ ratio: 1 })
  await way.click()
  await expect(page.locator('#durations')).toBeInViewport()
  await expect(way).not.toBeInViewport()
})

test('[S2.19] the price table gives each price its program and its weeks', async ({
  page,
  language,
  isMobile,
}) => {
  const locale = { locale: language }
  await page.goto('/pricing')
  const table = page.getByRole('table', { name: m.pricing_table_caption({}, locale) })
  // A wide table has a column for the programs, a narrow one a row for each.
  await expect(table.getByRole('columnheader')).toHaveCount(isMobile ? 3 : 4)
  await expect(table.getByRole('rowheader')).toHaveCount(programs.length)
  const title = language === 'id' ? 'Jantung Sehat' : 'Healthy Heart'
  const program = table
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
  await expect(program.getByRole('cell').nth(1)).toContainText(/1[.,]099[.,]000/)
  await expect(program.getByRole('cell').nth(1)).toContainText(/91[.,]583/)
})

test('[S1.12] a phone shows the prices of every duration side by side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pricing')
  const cells = page.getByRole('cell')
  const ofPrograms = catalogue.filter(({ programSlug }) => !isConsultationSlug(programSlug))
  await expect(cells).toHaveCount(ofPrograms.length)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  const boxes = await cells.evaluateAll((all) =>
    all.map((cell) => ({
      top: cell.getBoundingClientRect().top,
      fits:
        cell.getBoundingClientRect().right <= window.innerWidth &&
        cell.scrollWidth <= cell.clientWidth,
    })),
  )
  expect(boxes.filter(({ fits }) => !fits)).toEqual([])
  // Each program has its three durations on one line.
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(programs.length)
})

test('[S1.12] the price table scrolls by itself, never the page', async ({ page, language }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/pricing')
  const region = page.getByRole('region', {
    name: m.pricing_table_label({}, { locale: language }),
  })
  const isWider = await region.evaluate((element) => element.scrollWidth > element.clientWidth)
  expect(isWider).toBe(true)
  const pageOverflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(pageOverflow).toBe(0)
})

test.describe('in the HTML of the server', () => {
  test.use({ javaScriptEnabled: false })

  test('[S1.03] the home page leads to the programs, the prices and a promo', async ({ page }) => {
    await page.goto('/')
    for (const path of ['/program', '/pricing'])
      await expect(page.locator(`a[href="${path}"]`).first()).toBeAttached()
    await expect(page.locator('a[href^="/promo/"]').first()).toBeAttached()
  })

  test('an unknown need shows every program', async ({ page, language }) => {
    await page.goto('/program?need=%00nothing')
    await expect(
      page.getByText(m.programs_count({ count: programs.length }, { locale: language })),
    ).toBeVisible()
  })

  test('[S2.21] a program says whom it suits, what a week looks like, and what it costs', async ({
    page,
    language,
  }) => {
    const locale = { locale: language }
    await page.goto('/program/lansia-bugar')
    for (const name of [
      m.programs_suitable_title({}, locale),
      m.programs_week_title({}, locale),
      m.programs_questions_title({}, locale),
      m.programs_durations_title({}, locale),
    ])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    const { Product, BreadcrumbList, FAQPage } = await structuredData(page)
    expect(Product?.offers).toHaveLength(3)
    expect(Product?.offers).toContainEqual(
      expect.objectContaining({ sku: 'lansia-bugar-24w', price: 1_849_000, priceCurrency: 'IDR' }),
    )
    expect(BreadcrumbList?.itemListElement).toHaveLength(2)
    expect(FAQPage?.mainEntity).toHaveLength(3)
  })

  test('[S2.14] the page on intermittent fasting says first whom it is not for, and sells the program', async ({
    page,
    language,
  }) => {
    const locale = { locale: language }
    await page.goto('/if-program')
    const [notFor] = ifProgram[language].sections
    await expect(
      page.getByRole('note').getByText(withNonBreaking(notFor?.items?.[0] ?? '')),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: m.programs_if_picture({}, locale) })).toBeVisible()
    const order = page.getByRole('link', { name: m.programs_to_order({}, locale) })
    await expect(order).toHaveAttribute('href', /product-service-id=puasa-berselang-4w/)
  })

  test('[S2.22] [S2.37] a promo has its own title, terms and prices', async ({
    page,
    language,
  }) => {
    await page.goto('/promo/meja-liburan')
    const title = language === 'id' ? 'Meja liburan' : 'The holiday table'
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title} `))
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /12\s(weeks|minggu)/,
    )
    await expect(
      page.getByRole('heading', { name: m.promos_terms_title({}, { locale: language }) }),
    ).toBeVisible()
  })

  test('a promo that is over shows regular prices and offers nothing', async ({
    page,
    language,
  }) => {
    await page.goto('/promo/jantung-oktober')
    const ended = m.promos_state_ended({}, { locale: language })
    await expect(page.getByText(ended, { exact: true })).toBeVisible()
    await expect(page.getByText(/1[.,]099[.,]000/)).toBeVisible()
    await expect(page.getByText(/989[.,]000/)).toHaveCount(0)
    expect(await structuredData(page)).not.toHaveProperty('SaleEvent')
  })
})

const badIds = [
  '%00',
  '%0a',
  '..%2fpromos',
  '%252e%252e',
  '%2e%2e%2fpromos',
  'a'.repeat(2_000),
  'a'.repeat(10_000),
  'no-such-thing',
]
for (const folder of ['program', 'promo', 'blog', 'ahli-gizi'])
  test(`/${folder}/ with an id that does not exist is not found or refused`, async ({
    request,
  }) => {
    for (const id of badIds) {
      const response = await request.get(`/${folder}/${id}`)
      const said = `${id.slice(0, 20)} of ${id.length} characters`
      expect.soft([400, 404], said).toContain(response.status())
    }
  })

const climbs = ['..', '%2e%2e', '.%2E', '../', '..\\', '.', '%2e?a=b', '../../program']
for (const folder of ['program', 'promo', 'blog', 'ahli-gizi', 'og/page'])
  test(`/${folder}/.. is not found in any spelling`, async ({ baseURL }) => {
    const { hostname, port } = new URL(String(baseURL))
    for (const climb of climbs) {
      // Browsers and URL parsers resolve the dots before they send the request.
      const [answer] = await once(get({ hostname, port, path: `/${folder}/${climb}` }), 'response')
      answer.resume()
      expect(answer.statusCode, climb).toBe(404)
    }
  })
