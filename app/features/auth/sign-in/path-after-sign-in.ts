import type { AuthSearch } from '#app/features/auth/auth-search.ts'
import { isUnderAuth, nextHashOf, redirectTargetOf } from '#app/session/redirect-target.ts'

/** Returns the visitor's page: `redirect` is its path, `next` its hash. */
export function pathAfterSignIn({ redirect, next }: Pick<AuthSearch, 'redirect' | 'next'>): string {
  const target = redirectTargetOf(redirect)
  const hash = nextHashOf(next)
  return hash && !target.includes('#') ? `${target}#${hash}` : target
}

/** Returns the page that Google's redirect leads to: the redirect query, or the auth page. */
export function pathBeforeGoogle({
  redirect,
  next,
}: Pick<AuthSearch, 'redirect' | 'next'>): string {
  const isElsewhere = redirect !== undefined && !isUnderAuth(redirect)
  return isElsewhere ? pathAfterSignIn({ redirect, next }) : '/auth'
}

/** Returns the start page, or the auth page after the admin pages. */
export function pathAfterSignOut(currentPath: string): '/' | '/auth' {
  return currentPath.includes('admin') ? '/auth' : '/'
}
