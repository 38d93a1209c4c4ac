import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { type SiteProcess, startSite } from '#tests/site-process.ts'
import { createDataFolder } from './data-folder.ts'
import { expect, test } from './story.fixture.ts'

/** The port of a separate site, because its settings differ from the others'. */
const port = 4380

let dataDir: string
let site: SiteProcess
let pixel: Awaited<ReturnType<typeof servePixel>>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  dataDir = await createDataFolder()
  pixel = await servePixel()
  site = await startSite(
    {
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      LOCALE_PREFIX: 'true',
      PIXEL_ID: '4711',
      PIXEL_ORIGIN: pixel.origin,
    },
    '/readyz',
  )
})
test.afterAll(async () => {
  await site?.stop()
  await pixel?.close()
  await rm(dataDir, { recursive: true, force: true })
})
test.beforeEach(() => {
  pixel.views.length = 0
})

test.describe('with languages in the path', () => {
  test("[S2.38] a path without a language redirects to the visitor's language and keeps the query", async ({
    request,
  }) => {
    const response = await request.get(`${site.origin}/program?a=1`, {
      headers: { 'accept-language': 'id' },
      maxRedirects: 0,
    })
    expect([response.status(), response.headers().location]).toEqual([307, '/id/program?a=1'])
  })

  test('[S2.38] [S9.03] each address has one language, links to the other, and is cached', async ({
    page,
    context,
  }) => {
    await page.goto(`${site.origin}/id/program`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/id\/program$/)
    for (const [hreflang, path] of Object.entries({
      en: '/en/program',
      id: '/id/program',
      'x-default': '/program',
    }))
      await expect(page.locator(`link[rel=alternate][hreflang=${hreflang}]`)).toHaveAttribute(
        'href',
        new RegExp(`:${port}${path}$`),
      )
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'locale')?.value)
      .toBe('id')
  })

  test('[S4.11] links stay in the language, and the language picker changes the address', async ({
    page,
  }) => {
    await page.goto(`${site.origin}/id`)
    await page.getByRole('contentinfo').locator('a[href="/id/blog"]').click()
    await page.waitForURL('**/id/blog')
    await expect(async () => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
      await page.waitForURL('**/en/blog', { timeout: 2_000 })
    }).toPass()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto(`${site.origin}/program`)
    expect(new URL(page.url()).pathname).toBe('/en/program')
  })

  test('an unknown address in a language is a 404 in that language', async ({ page }) => {
    const response = await page.goto(`${site.origin}/id/tidak-ada`)
    expect(response?.status()).toBe(404)
    await expect(page.getByText(m.shell_not_found_message({}, { locale: 'id' }))).toBeVisible()
  })
})

test.describe('the social ad pixel', () => {
  test.use({ hasChosenCookies: false })

  test('[S1.13] [S7.14] records page views after consent without the query, and nothing before', async ({
    page,
  }) => {
    const html = await (await page.request.get(`${site.origin}/en/program`)).text()
    expect(html).not.toContain('4711')
    expect(html).not.toContain(pixel.origin)
    const response = await page.goto(`${site.origin}/en/program?secret=1`)
    expect(response?.headers()['content-security-policy']).toContain(`data: ${pixel.origin};`)
    const acceptAll = page.getByRole('button', { name: m.consent_accept_all({}, { locale: 'en' }) })
    await expect(acceptAll).toBeVisible()
    expect(pixel.views).toEqual([])
    await acceptAll.click()
    await expect
      .poll(() => pixel.views)
      .toEqual([{ id: '4711', ev: 'PageView', dl: `${site.origin}/program`, noscript: '1' }])
    await followFooterLink(page, '/en/blog')
    await expect.poll(() => pixel.views.at(-1)?.dl).toBe(`${site.origin}/blog`)
    await page.goto(`${site.origin}/en/auth?tab=login&secret=1`)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await followFooterLink(page, '/en/program')
    await expect.poll(() => pixel.views.length).toBe(3)
    expect(JSON.stringify(pixel.views)).not.toMatch(/secret|auth/)
    // Another tab withdraws; this one, open all the time, sends nothing more.
    const otherTab = await page.context().newPage()
    await otherTab.goto(`${site.origin}/en/policy`)
    await otherTab
      .getByRole('button', { name: m.consent_settings({}, { locale: 'en' }) })
      .press('Enter')
    await otherTab.getByRole('button', { name: m.consent_close({}, { locale: 'en' }) }).click()
    await expect(otherTab.getByRole('dialog')).toBeHidden()
    const viewCount = pixel.views.length
    await followFooterLink(page, '/en/blog')
    await page.waitForURL('**/en/blog')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(pixel.views).toHaveLength(viewCount)
  })

  test('[S1.13] without analytics consent, nothing of it is requested', async ({ page }) => {
    const requestedUrls: string[] = []
    page.on('request', (request) => void requestedUrls.push(request.url()))
    await page.goto(`${site.origin}/en/program`)
    await page.getByRole('button', { name: m.consent_choose({}, { locale: 'en' }) }).click()
    await page.getByLabel(m.consent_functional({}, { locale: 'en' }), { exact: true }).check()
    const accept = page.getByRole('button', {
      name: m.consent_accept_selected({}, { locale: 'en' }),
    })
    await accept.click()
    await expect(accept).toBeHidden()
    await followFooterLink(page, '/en/blog')
    await page.waitForURL('**/en/blog')
    expect(
      requestedUrls.filter((url) => url.includes('pixel') || url.startsWith(pixel.origin)),
    ).toEqual([])
    expect(pixel.views).toEqual([])
  })
})

async function followFooterLink(page: Page, path: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
}

/** The pixel's host, which records the image requests. */
async function servePixel() {
  const views: Record<string, string>[] = []
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://pixel.invalid')
    views.push(Object.fromEntries(searchParams))
    response.setHeader('content-type', 'image/gif').end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: pixelPort } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${pixelPort}`,
    views,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
