import { m } from '#app/i18n/paraglide/messages.js'
import { withNonBreaking } from '#app/lib/non-breaking.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

const words = {
  en: { search: 'sums done right', category: 'Everyday plate', title: /^Isi Piringku/ },
  id: { search: 'hitungan yang benar', category: 'Piring sehari-hari', title: /^Isi Piringku/ },
}

test('[S2.09] [S7.15] a reader searches, opens a category, reads an article with a film, and subscribes to the feed', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const { search, category, title } = words[language]
  await page.goto('/blog')
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(10)
  await page.getByRole('link', { name: m.blog_page_older({}, locale) }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(articles).toHaveCount(6)

  const field = page.getByLabel(m.blog_search_label({}, locale))
  await field.fill('zzzz')
  await field.press('Enter')
  await expect(
    page.getByRole('heading', { name: m.blog_empty_search_title({ search: 'zzzz' }, locale) }),
  ).toBeVisible()
  await field.fill(search)
  await field.press('Enter')
  await expect(articles.first().getByRole('link', { name: title })).toBeVisible()

  await page
    .getByRole('link', { name: m.blog_empty_all({}, locale) })
    .or(page.getByRole('link', { name: m.blog_category_all({}, locale), exact: true }))
    .click()
  await page.getByRole('link', { name: withNonBreaking(category), exact: true }).click()
  await expect(page).toHaveURL(/category=plate/)
  const categories = page.getByRole('navigation', { name: m.blog_categories_label({}, locale) })
  await expect(categories.locator('[aria-current]')).toHaveCount(1)
  await articles.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { name: m.blog_sources_title({}, locale) })).toBeVisible()

  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const film = page.getByRole('link', {
    name: m.player_open({ title: m.home_film_title({}, locale) }, locale),
  })
  await film.scrollIntoViewIfNeeded()
  expect(fetched.filter((path) => /media-player|\.webm|\.mp4|\.vtt/.test(path))).toEqual([])
  await film.click()
  await expect(page.locator('video')).toBeVisible()

  const next = page.getByRole('link', { name: m.blog_next_action({}, locale) })
  await expect(next).toHaveAttribute('href', '/konsultasi')

  await page.getByRole('link', { name: m.blog_back({}, locale) }).click()
  const feed = await page
    .getByRole('link', { name: m.blog_feed_link({}, locale) })
    .getAttribute('href')
  const answer = await page.request.get(feed ?? '')
  expect(answer.headers()['content-type']).toContain('application/rss+xml')
  const rss = await answer.text()
  expect(rss.match(/<item>/g)).toHaveLength(16)
  expect(rss).toContain('/blog/isi-piringku</link>')
  const { vary } = (await page.request.get('/blog/rss.xml')).headers()
  expect(vary).toContain('Accept-Language')
})

test('[S2.09] a search by keyboard shows its articles in place of those that have no code yet', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/blog')
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(10)
  await untilHydrated(page)
  const field = page.getByLabel(m.blog_search_label({}, locale))
  await page.keyboard.press('Tab')
  await field.focus()
  await expect(page.locator('[data-deferred]')).toHaveCount(1)
  await page.keyboard.type(words[language].search)
  await page.keyboard.press('Enter')
  await expect(articles).not.toHaveCount(10)
  await expect(articles.first()).toContainText('Isi Piringku')
  await page.goBack()
  await expect(articles).toHaveCount(10)
})

test('[S2.09] search engines do not index a page past the last one', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text()
  const noindex = /<meta name="robots" content="noindex/
  expect(await read('/blog?page=2')).not.toMatch(noindex)
  expect(await read('/blog?page=999')).toMatch(noindex)
})

test('[S2.09] an empty category says so and links to all articles', async ({ page, language }) => {
  const locale = { locale: language }
  await page.goto('/blog?category=nothing-yet')
  await expect(page.getByText(m.blog_empty_filter_text({}, locale))).toBeVisible()
  await page.getByRole('link', { name: m.blog_empty_all({}, locale) }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
})
