import type { BackendAddress, SiteContext } from '#app/config/site-context.ts'

/**
 * A site whose backends fail at every call except `answers`, keyed by the last segment of their
 * path. The failure status is one that is not retried.
 */
export function brokenContext(answers: Record<string, unknown> = {}) {
  const calledPaths: string[] = []
  const logged: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(new Request(input).url)
    calledPaths.push(pathname)
    const answer = answers[pathname.split('/').at(-1) ?? '']
    return answer === undefined
      ? Response.json({ message: 'Not Implemented' }, { status: 501 })
      : Response.json(answer)
  }
  const addressOf = (name: string): BackendAddress => ({ baseUrl: `http://${name}.invalid`, fetch })
  const backends = { main: addressOf('main'), cms: addressOf('cms'), blog: addressOf('blog') }
  // The code under test reads nothing else of the context.
  const context = {
    backends,
    logError: (error: unknown) => void logged.push(error),
  } as Partial<SiteContext> as SiteContext
  return { context, calledPaths, logged }
}
