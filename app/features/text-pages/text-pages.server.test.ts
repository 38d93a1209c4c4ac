import { expect, test, vi } from 'vitest'
import type { SiteContext } from '#app/config/site-context.ts'
import { readTextPage } from './text-pages.server.ts'

function contextOf(answer: () => Response) {
  const logError = vi.fn()
  const backend = {
    baseUrl: 'http://cms.test',
    fetch: async () => answer(),
  }
  const settings = { PRODUCT_NAME: 'Sehat', LEADS_EMAIL: 'halo@sehat.test' }
  // Only what these functions read.
  const context = { backends: { cms: backend }, settings, logError } as unknown as SiteContext
  return { context, logError }
}
const down = () => Response.json({ message: 'Internal Server Error' }, { status: 500 })

test('[S8.15] a content backend that is down leaves no words and empty SEO texts, and the log says so', async () => {
  const { context, logError } = contextOf(down)
  const { meta, page } = await readTextPage(context, 'policy')
  expect(meta).toEqual({ title: '', description: '', keyword: '' })
  expect(page).toBeUndefined()
  expect(logError).toHaveBeenCalledOnce()
})

test('a text names the product and its address, wherever it asks for them', async () => {
  const text = '{product}: {email}, {email}'
  const page = {
    slug: 'policy',
    title: text,
    lead: text,
    validFrom: null,
    sections: [{ heading: text, paragraphs: [text], items: [text], isNumbered: true }],
    closing: { title: text, text },
  }
  const { context } = contextOf(() => Response.json({ meta: { title: text }, page }))
  const answer = await readTextPage(context, 'policy')
  expect(JSON.stringify(answer)).not.toMatch(/[{](product|email)[}]/)
  expect(answer).toMatchObject({ page: { sections: [{ isNumbered: true }] } })
  expect(answer.meta.title).toBe('Sehat: halo@sehat.test, halo@sehat.test')
})
