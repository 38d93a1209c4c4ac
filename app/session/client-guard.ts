import { redirect } from '@tanstack/react-router'
import { isUnder } from '#app/lib/path-segments.ts'
import type { RouterContext } from './router-context.ts'

type GuardContext = { context: RouterContext; location: { pathname: string } }

/**
 * Sends a member to the web app if the main backend knows a client area of theirs. Makes no call if
 * there is no separate web app.
 */
export async function guardClient({ context, location }: GuardContext): Promise<void> {
  const { productSlug, publicOrigin, webAppUrl } = context.settings
  if (new URL(webAppUrl).origin === publicOrigin) return
  if (isSkipped(location.pathname, productSlug)) return
  const { session } = context
  const member = await session.ensure()
  if (!member) return
  const clientId = await session.findClientId(member.id)
  if (clientId) throw redirect({ href: webAppUrl })
}

/** The specification's skip list, and pages that show no session or lead to one. */
function isSkipped(pathname: string, productSlug: string): boolean {
  return [
    '/ahli-gizi',
    `/tentang-${productSlug}`,
    '/policy',
    `/${productSlug}-for-enterprise`,
    `/${productSlug}-for-enterprise-contact`,
    '/if-program',
    '/admin',
    '/tracker',
    '/praktik',
    '/ruang',
    '/auth',
    '/ahli-gizi-iframe',
    `/tentang-${productSlug}-iframe`,
  ].some((path) => isUnder(pathname, path))
}
