import { expect, test, vi } from 'vitest'
import type { SiteContext } from '#app/config/site-context.ts'
import { readCompanyMeta } from './company.server.ts'

function contextOf(answer: (path: string) => Response) {
  const logError = vi.fn()
  const backend = {
    baseUrl: 'http://cms.test',
    fetch: async (input: RequestInfo | URL) => answer(new URL(new Request(input).url).pathname),
  }
  const settings = { PRODUCT_SLUG: 'sehat' }
  // The functions read nothing else of the context.
  const context = { backends: { cms: backend }, settings, logError } as unknown as SiteContext
  return { context, logError }
}
const down = () => Response.json({ message: 'Internal Server Error' }, { status: 500 })

test.each([
  ['about', '/tentang-sehat'],
  ['enterprise', '/sehat-for-enterprise'],
] as const)('[S7.11] the SEO texts of %s come from %s', async (page, expected) => {
  const { context } = contextOf((path) => Response.json({ meta: { title: path } }))
  expect((await readCompanyMeta(context, page)).title).toBe(expected)
})

test('[S8.15] SEO texts that the content backend leaves out are empty strings', async () => {
  const { context } = contextOf(() => Response.json({ meta: { title: 'Satu' } }))
  expect(await readCompanyMeta(context, 'about')).toEqual({
    title: 'Satu',
    description: '',
    keyword: '',
  })
  const { context: without } = contextOf(() => Response.json({}))
  expect(await readCompanyMeta(without, 'about')).toEqual({
    title: '',
    description: '',
    keyword: '',
  })
})

test('[S8.15] SEO texts are empty if the content backend is down, and the failure is logged', async () => {
  const empty = { title: '', description: '', keyword: '' }
  const { context, logError } = contextOf(down)
  expect(await readCompanyMeta(context, 'about')).toEqual(empty)
  expect(logError).toHaveBeenCalledOnce()
})
