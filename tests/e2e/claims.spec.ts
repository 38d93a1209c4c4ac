import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { m } from '#app/i18n/paraglide/messages.js'
import { plainText } from '#app/lib/plain-text.ts'
import { home } from '#server/seeds/cms/home.ts'
import { pageMeta } from '#server/seeds/cms/page-meta.ts'
import { findViolations } from '#tests/page-accessibility.ts'
import { type SiteProcess, startSite } from '#tests/site-process.ts'
import { originOf } from './shapes.ts'
import { expect, test } from './story.fixture.ts'

/** A site whose content backend has proved its claims and says so of the home page alone. */
const port = 4384
const claimEvidence = {
  source: 'Outcomes of 1,204 clients in 2025, audited by the board',
  url: 'https://seimbang.test/outcomes-2025',
  publishedOn: '2026-01-14',
}

let dataDir: string
let content: Server
let site: SiteProcess

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'site-'))
  content = await serveClaims()
  const { port: contentPort } = content.address() as AddressInfo
  site = await startSite(
    {
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      CMS_API_URL: `http://127.0.0.1:${contentPort}`,
    },
    '/healthz',
  )
})
test.afterAll(async () => {
  await site?.stop()
  content?.close()
  await rm(dataDir, { recursive: true, force: true })
})

for (const language of ['en', 'id'] as const)
  test.describe(`in ${language}`, () => {
    test.use({
      language,
      baseURL: originOf(port),
      locale: language === 'id' ? 'id-ID' : 'en-US',
    })

    test(`[S1.01] [S1.02] the claims stand right beside their source, date and address (${language})`, async ({
      page,
    }) => {
      const { title, description } = pageMeta.default[language]
      await page.goto('/')
      await expect(page).toHaveTitle(new RegExp(plainText(title)))
      const claims = page.getByRole('region', { name: title })
      await expect(claims).toContainText(description)
      const date = { en: '14 January 2026', id: '14 Januari 2026' }[language]
      await expect(claims).toContainText(m.home_claims_evidence({ date }, { locale: language }))
      const source = claims.getByRole('link', { name: claimEvidence.source })
      await expect(source).toHaveAttribute('href', claimEvidence.url)
      expect(await findViolations(page, language === 'id' ? 'light' : 'dark')).toEqual([])
    })
  })

/** Whatever else a page asks for is down. */
async function serveClaims(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== '/home') return response.writeHead(503).end()
    const locale = searchParams.get('locale') === 'id' ? 'id' : 'en'
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ ...home[locale], meta: pageMeta.default[locale], claimEvidence }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
