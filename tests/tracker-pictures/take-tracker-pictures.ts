import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Cookie, Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { readDemoAccount } from '#tests/demo-account.ts'
import { MemberSteps } from '#tests/e2e/member-steps.ts'
import { findFood } from '#tests/e2e/tracker-steps.ts'
import { untilHydrated } from '#tests/e2e/until-hydrated.ts'
import { inBrowser, onNewPage } from '#tests/in-browser.ts'
import { startSite } from '#tests/site-process.ts'

const port = 4395
/** A phone's screen without the browser's bars. */
const viewport = { width: 390, height: 720 }
/** Sharp where the picture is 260 wide on a phone of three pixels a point. */
const deviceScaleFactor = 2
const quality = 0.72
const meal = ['nasi putih', 'tempe goreng', 'sayur asem', 'pepaya']

/** What is on the screen, and the element at its top. */
const pictures = {
  food: { page: '', top: '[aria-labelledby=food] section:has(ul) h3' },
  weight: { page: '/progress', top: 'main h2' },
}

const dataDir = await mkdtemp(join(tmpdir(), 'tracker-pictures-'))
const site = await startSite({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error' })
try {
  await inBrowser(async (browser) => {
    const { cookies, tracker } = await logMeal(browser)
    for (const locale of ['en', 'id'] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        const own = cookies.map((it) => (it.name === 'locale' ? { ...it, value: locale } : it))
        const options = { viewport, deviceScaleFactor, colorScheme, locale }
        await onNewPage(browser, options, async (page) => {
          await page.context().addCookies(own)
          for (const [name, picture] of Object.entries(pictures)) {
            await page.goto(site.origin + tracker + picture.page)
            await untilHydrated(page)
            await page.locator(picture.top).first().evaluate(scrollToTop)
            const webp = await asWebp(page, await page.screenshot())
            await writeFile(`public/pictures/tracker-${name}.${locale}.${colorScheme}.webp`, webp)
          }
        })
      }
  })
} finally {
  await site.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Returns the session of a demo member who has logged a meal, and the path of the tracker. */
async function logMeal(browser: Browser): Promise<{ cookies: Cookie[]; tracker: string }> {
  const account = await readDemoAccount(dataDir, 'sari')
  return await onNewPage(browser, { locale: 'id', viewport }, async (page) => {
    const language = 'id'
    await page.context().addCookies(choicesOf(site.origin))
    await page.goto(`${site.origin}/auth?tab=login`)
    await new MemberSteps(page, { language, standInOrigin: site.origin }).submitSignIn(account)
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
    for (const food of meal) {
      await page.goto(`${site.origin}/tracker`)
      await page.waitForURL(/\/tracker\/./)
      await untilHydrated(page)
      await page.waitForLoadState('networkidle')
      // Else the time of day would choose the meal.
      await page.getByLabel(m.food_add_to({}, { locale: language })).selectOption('lunch')
      // Choosing a food saves it, and opens its amount.
      await findFood(page, food, { locale: language })
      await page.locator('[name="amount"]').waitFor()
      await page.waitForLoadState('networkidle')
    }
    return { cookies: await page.context().cookies(), tracker: new URL(page.url()).pathname }
  })
}

/** The language, and an answer to the cookie panel, which would cover the picture. */
function choicesOf(url: string) {
  const consent = JSON.stringify({ enableCookiesFunctional: false, enableCookiesAnalytics: false })
  return [
    { name: 'locale', value: 'id', url },
    { name: 'seimbang-cookies-consent', value: encodeURIComponent(consent), url },
  ]
}

function scrollToTop(element: Element): void {
  window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 16 })
}

/** Chromium writes WebP, so no other program is needed. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString('base64')}`
  const encoded = await page.evaluate(encode, { source, quality })
  return Buffer.from(encoded.split(',')[1] ?? '', 'base64')
}

async function encode({ source, quality }: { source: string; quality: number }): Promise<string> {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', quality)
}
