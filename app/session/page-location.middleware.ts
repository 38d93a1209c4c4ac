import { createMiddleware } from '@tanstack/react-start'
import { withoutLocale } from '#app/i18n/locale-path.ts'

/** Headers with the calling page's place. Browsers never send a hash themselves. */
export const pageLocationHeaders = { path: 'x-page-path', hash: 'x-page-hash' } as const

/** The main backend's session rules depend on the calling page. */
export const pageLocationMiddleware = createMiddleware({ type: 'function' }).client(({ next }) =>
  next({ headers: typeof window === 'undefined' ? {} : headersOf(window.location) }),
)

function headersOf({ pathname, search, hash }: Location): Record<string, string> {
  return {
    [pageLocationHeaders.path]: withoutLocale(pathname) + search,
    [pageLocationHeaders.hash]: hash,
  }
}
