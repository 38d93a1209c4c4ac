import { expect, test, vi } from 'vitest'
import type { SiteContext } from '#app/config/site-context.ts'
import { readEdition, readTextPage } from './text-pages.server.ts'

function contextOf(answer: () => Response) {
  const logError = vi.fn()
  const backend = {
    baseUrl: 'http://cms.test',
    fetch: async () => answer(),
  }
  const settings = {
    PRODUCT_NAME: 'Sehat',
    LEADS_EMAIL: 'halo@sehat.test',
    CONTACT_ANSWER_HOURS: 24,
  }
  // The functions read nothing else of the context.
  const context = { backends: { cms: backend }, settings, logError } as unknown as SiteContext
  return { context, logError }
}
const down = () => Response.json({ message: 'Internal Server Error' }, { status: 500 })

test('[S8.15] the text is missing and SEO texts are empty if the content backend is down, and the failure is logged', async () => {
  const { context, logError } = contextOf(down)
  const { meta, page } = await readTextPage(context, 'policy')
  expect(meta).toEqual({ title: '', description: '', keyword: '' })
  expect(page).toBeUndefined()
  expect(logError).toHaveBeenCalledOnce()
})

test('the product and its address replace their placeholders everywhere', async () => {
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

test('an unknown edition is null, and an outage hides none', async () => {
  const edition = { slug: 'policy', edition: '2001-01-01' } as const
  const absent = () => Response.json({ message: 'Not Found' }, { status: 404 })
  expect(await readEdition(contextOf(absent).context, edition)).toBeNull()
  await expect(readEdition(contextOf(down).context, edition)).rejects.toThrow()
})
