import { createMiddleware } from '@tanstack/react-start'
import { withoutLocale } from '#app/i18n/locale-path.ts'

/** Where the calling page stands; hashes are not part of what browsers tell a server by themselves. */
export const pageLocationHeaders = { path: 'x-page-path', hash: 'x-page-hash' } as const

/** Tells each server function which page calls it: the session rules of the main backend ask. */
export const pageLocationMiddleware = createMiddleware({ type: 'function' }).client(({ next }) =>
  next({ headers: typeof window === 'undefined' ? {} : headersOf(window.location) }),
)

function headersOf({ pathname, search, hash }: Location): Record<string, string> {
  return {
    [pageLocationHeaders.path]: withoutLocale(pathname) + search,
    [pageLocationHeaders.hash]: hash,
  }
}
