import { isUnderAuth, nextHashOf, redirectTargetOf } from '#app/session/redirect-target.ts'
import type { AuthSearch } from './auth-search.ts'

/** Where the visitor came from: `redirect` is the path, `next` the hash it had. */
export function pathAfterSignIn({ redirect, next }: Pick<AuthSearch, 'redirect' | 'next'>): string {
  const target = redirectTargetOf(redirect)
  const hash = nextHashOf(next)
  return hash && !target.includes('#') ? `${target}#${hash}` : target
}

/** What Google brings the visitor back to: the redirect query, or else the auth page itself. */
export function pathBeforeGoogle({
  redirect,
  next,
}: Pick<AuthSearch, 'redirect' | 'next'>): string {
  const isElsewhere = redirect !== undefined && !isUnderAuth(redirect)
  return isElsewhere ? pathAfterSignIn({ redirect, next }) : '/auth'
}

/** After sign-out: the start page, or the auth page for whoever worked in the admin pages. */
export function pathAfterSignOut(currentPath: string): '/' | '/auth' {
  return currentPath.includes('admin') ? '/auth' : '/'
}
