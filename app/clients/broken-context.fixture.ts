import type { BackendAddress, SiteContext } from '#app/config/site-context.ts'

/**
 * A site whose backends fail at every call but these, named by the last part of their path. The
 * status is one that is not asked for a second time.
 */
export function brokenContext(answers: Record<string, unknown> = {}) {
  const asked: string[] = []
  const logged: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(new Request(input).url)
    asked.push(pathname)
    const answer = answers[pathname.split('/').at(-1) ?? '']
    return answer === undefined
      ? Response.json({ message: 'Not Implemented' }, { status: 501 })
      : Response.json(answer)
  }
  const addressOf = (name: string): BackendAddress => ({ baseUrl: `http://${name}.invalid`, fetch })
  const backends = { main: addressOf('main'), cms: addressOf('cms'), blog: addressOf('blog') }
  // The readers under test look at nothing else of the context.
  const context = {
    backends,
    logError: (error: unknown) => void logged.push(error),
  } as Partial<SiteContext> as SiteContext
  return { context, asked, logged }
}
