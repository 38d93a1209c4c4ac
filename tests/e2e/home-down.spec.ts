import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { plainText } from '#app/lib/plain-text.ts'
import { type SiteProcess, startSite } from '#tests/site-process.ts'
import { createDataFolder } from './data-folder.ts'
import { expect, test } from './story.fixture.ts'

const port = 4390

// One worker, so one site.
test.describe.configure({ mode: 'default' })

let dataDir: string
let site: SiteProcess
let failing: { url: string; close: () => void }

test.beforeAll(async () => {
  dataDir = await createDataFolder()
  failing = await serveFailures()
  site = await startSite(
    {
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      CMS_API_URL: failing.url,
    },
    '/healthz',
  )
})
test.afterAll(async () => {
  await site?.stop()
  failing?.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('[S1.03] [S2.01] [S8.15] the home page stands without the content backend, with its offerings and empty texts for search engines', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const response = await page.goto(site.origin)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.home_hero_title({}, locale))
  await expect(page.getByText(m.home_unavailable_title({}, locale))).toBeVisible()
  for (const path of [
    '/program',
    '/ahli-gizi',
    '/konsultasi',
    '/pricing',
    '/layanan-enterprise',
    '/cek-gizi',
  ])
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeAttached()
  await expectEmptySeo(page, m.shell_default_title({ product: 'Seimbang' }, locale))
})

test('[S1.03] [S8.15] pages say so calmly without the content backend, and keep what others know', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  for (const [path, known, name] of [
    ['/konsultasi', m.consultation_cost_title({}, locale), m.consultation_title({}, locale)],
    ['/if-program', m.programs_durations_title({}, locale), m.programs_if_title({}, locale)],
    ['/pricing', m.pricing_failed_title({}, locale), m.pricing_title({}, locale)],
    [
      '/layanan-enterprise',
      m.company_enterprise_contact({}, locale),
      m.company_services_title({}, locale),
    ],
    [
      '/seimbang-for-enterprise-contact',
      m.company_form_title({}, locale),
      m.company_contact_title({}, locale),
    ],
  ] as const) {
    const response = await page.goto(site.origin + path)
    expect.soft(response?.status(), path).toBe(200)
    await expect.soft(page.getByText(m.company_unavailable_title({}, locale))).toBeVisible()
    await expect.soft(page.getByText(known, { exact: true })).toBeVisible()
    await expectEmptySeo(page, `${plainText(name)} – Seimbang`)
  }
})

test('the checks stand without the content backend', async ({ page, language }) => {
  const locale = { locale: language }
  const response = await page.goto(`${site.origin}/cek-gizi`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.checks_title({}, locale))
  for (const name of [m.checks_bmi_title({}, locale), m.checks_plate_title({}, locale)])
    await expect(page.getByRole('region', { name })).toBeAttached()
})

/** Nothing is said to search engines and messengers; the tab still has a name. */
async function expectEmptySeo(page: Page, tab: string) {
  for (const tag of [
    'name="description"',
    'name="keywords"',
    'property="og:title"',
    'property="og:description"',
    'name="twitter:title"',
  ])
    await expect.soft(page.locator(`meta[${tag}]`), page.url()).toHaveAttribute('content', '')
  await expect.soft(page).toHaveTitle(tab)
}

/** A content backend that is there and answers nothing but errors. */
async function serveFailures() {
  const server = createServer((_request, response) => response.writeHead(503).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
