import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { m } from '#app/i18n/paraglide/messages.js'
import { home } from '#server/seeds/cms/home.ts'
import { about } from '#server/seeds/cms/text-pages/about-text.ts'
import { consultation } from '#server/seeds/cms/text-pages/consultation.ts'
import { enterpriseServices } from '#server/seeds/cms/text-pages/enterprise-services.ts'
import { policy } from '#server/seeds/cms/text-pages/policy.ts'
import { pricing } from '#server/seeds/cms/text-pages/pricing.ts'
import { privacy } from '#server/seeds/cms/text-pages/privacy.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

const contactPath = '/seimbang-for-enterprise-contact'

test('[S2.11] [S2.12] [S2.32] an address like that of a company page is no page', async ({
  request,
  language,
}) => {
  for (const path of [
    '/x-for-enterprise',
    '/x-for-enterprise-contact',
    '/tentang-x',
    '/tentang-x-iframe',
    '/-for-enterprise',
    '/Seimbang-for-enterprise',
    '/seimbang-for-enterprise-kontak',
  ]) {
    const response = await request.get(path)
    expect.soft(response.status(), path).toBe(404)
    expect
      .soft(response.headers()['content-security-policy'], path)
      .toContain("frame-ancestors 'none'")
    expect
      .soft(await response.text(), path)
      .toContain(m.shell_not_found_message({}, { locale: language }))
  }
})

test('[S1.03] consultation and companies are one step from the home page', async ({
  page,
  request,
  language,
}) => {
  const locale = { locale: language }
  const footer = page.getByRole('contentinfo')
  await page.goto('/')
  for (const [name, path] of [
    [m.shell_nav_consultation({}, locale), '/konsultasi'],
    [m.shell_nav_enterprise({}, locale), '/seimbang-for-enterprise'],
    [m.company_about_title({}, locale), '/tentang-seimbang'],
    [m.shell_nav_terms({}, locale), '/policy'],
    [m.company_privacy_title({}, locale), '/kebijakan-privasi'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test('[S2.16] a consultation page shows whom the visitor chose and how to reach them', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/ahli-gizi/nur-aisyah')
  await page.getByRole('link', { name: m.nutritionists_consult_how({}, locale) }).click()
  await page.waitForURL('/konsultasi?nutritionist=nur-aisyah')
  const name = m.consultation_chosen_title({ name: 'Nur Aisyah' }, locale)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(m.consultation_chosen_example({}, locale))).toBeVisible()
  await page
    .getByRole('link', { name: 'Gula Darah Terkendali' })
    .or(page.getByRole('link', { name: 'Steady Blood Sugar' }))
    .click()
  await page.waitForURL('/program/gula-darah-terkendali?nutritionist=nur-aisyah')
})

test('a consultation with an unknown nutritionist offers the others', async ({
  request,
  language,
}) => {
  for (const slug of ['unknown', '..%2f..%2fhome', '%00', '__proto__']) {
    const response = await request.get(`/konsultasi?nutritionist=${slug}`)
    expect.soft(response.status(), slug).toBe(200)
    expect
      .soft(await response.text(), slug)
      .toContain(m.consultation_absent({}, { locale: language }))
  }
})

test('[S2.24] the embedded about page may be framed by any site, its neighbours by none', async ({
  request,
}) => {
  const framed = (await request.get('/tentang-seimbang-iframe')).headers()
  expect(framed['content-security-policy']).toContain('frame-ancestors *')
  expect(framed['x-frame-options']).toBeUndefined()
  for (const path of ['/tentang-seimbang', '/tentang-seimbang-iframe/x', '/policy']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options'], path).toBe('DENY')
  }
})

test('[S2.24] another site shows the about page in a frame, without chrome or session', async ({
  page,
  baseURL,
  request,
}) => {
  const cookie = 'seimbang-auth-cookie-token=one; seimbang-auth-cookie-firstName=Ratnasari'
  const pageAt = async (path: string) => (await request.get(path, { headers: { cookie } })).text()
  expect(await pageAt('/tentang-seimbang')).toContain('Ratnasari')
  expect(await pageAt('/tentang-seimbang-iframe')).not.toContain('Ratnasari')

  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><iframe src="${baseURL}/tentang-seimbang-iframe" width="380" height="700">`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(frame.getByRole(role)).toHaveCount(0)
  server.close()
})

test('[S2.15] [S2.18] a legal text says since when it applies and leads to its parts', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const texts = { '/policy': policy, '/kebijakan-privasi': privacy }
  for (const [path, { validFrom }] of Object.entries(texts)) {
    const date = new Date(String(validFrom)).toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    await page.goto(path)
    await expect(page.getByText(m.company_valid_from({ date }, locale))).toBeVisible()
    const contents = page.getByRole('navigation', { name: m.company_contents({}, locale) })
    const last = contents.getByRole('link').last()
    const heading = (await last.textContent()) ?? ''
    await last.click()
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeInViewport()
  }
})

test('[S2.27] the addresses of the cookie panel lead to the legal texts', async ({ request }) => {
  for (const [path, goal] of [
    ['/privacy-policy', '/kebijakan-privasi'],
    ['/syarat-ketentuan', '/policy'],
  ] as const) {
    const response = await request.get(path)
    expect.soft(response.status(), path).toBe(200)
    expect.soft(new URL(response.url()).pathname).toBe(goal)
  }
})

test('[S2.25] the page of parts shows each of them and is not for search engines', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/test-example')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  const option = page.getByRole('radio', { name: m.specimen_tempe({}, locale) })
  await untilHydrated(page)
  await option.check()
  const toast = page.getByRole('button', { name: `${m.specimen_toast({}, locale)} (success)` })
  await toast.click()
  await expect(
    page
      .getByRole('region', { name: m.shell_notices({}, locale) })
      .getByText(m.specimen_notice_text({}, locale)),
  ).toBeVisible()
})

test.describe('in the HTML of the server', () => {
  test.use({ javaScriptEnabled: false })

  test('[S2.17] [S2.23] [S2.37] [S7.11] each page of the company has its own SEO texts', async ({
    page,
    language,
  }) => {
    const titles = {
      en: {
        '/tentang-seimbang': 'About us',
        '/seimbang-for-enterprise': 'Nutrition programs for companies',
        '/layanan-enterprise': m.company_services_title({}, { locale: 'en' }),
        [contactPath]: 'Request a quote for your company',
      },
      id: {
        '/tentang-seimbang': 'Tentang kami',
        '/seimbang-for-enterprise': 'Program gizi untuk perusahaan',
        '/layanan-enterprise': m.company_services_title({}, { locale: 'id' }),
        [contactPath]: 'Minta penawaran untuk perusahaan Anda',
      },
    }
    for (const [path, title] of Object.entries(titles[language])) {
      await page.goto(path)
      await expect(page).toHaveTitle(`${title} – Seimbang`)
      for (const name of ['description', 'keywords'])
        await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute('content', /\w/)
    }
  })

  test('[S1.03] what leads on ends with the words of its content, and a way on', async ({
    page,
    language,
  }) => {
    for (const [path, { [language]: words }, action] of [
      ['/konsultasi', consultation, m.consultation_choose_nutritionist],
      ['/pricing', pricing, m.pricing_choose_program],
      ['/layanan-enterprise', enterpriseServices, m.company_enterprise_contact],
      ['/tentang-seimbang', about, m.company_about_nutritionists],
      ['/', home, m.home_closing_action],
    ] as const) {
      await page.goto(path)
      const name = words.closing?.title ?? ''
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
      const ways = page
        .getByRole('main')
        .getByRole('link', { name: action({}, { locale: language }) })
      await expect(ways.last()).toBeVisible()
    }
  })

  test('[S2.17] how an order of a company goes is told in numbered steps, what it may order is not', async ({
    page,
    language,
  }) => {
    const headings = {
      en: { steps: 'How it works', choice: 'What you can order' },
      id: { steps: 'Bagaimana jalannya', choice: 'Yang bisa Anda pesan' },
    }[language]
    await page.goto('/layanan-enterprise')
    const pointsOf = (name: string, list: 'ol' | 'ul') =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name }) })
        .locator(`${list} > li`)
    await expect(pointsOf(headings.steps, 'ol')).toHaveCount(5)
    await expect(pointsOf(headings.choice, 'ul')).toHaveCount(3)
  })
})
