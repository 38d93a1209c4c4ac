import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import { limitConcurrency } from '#app/lib/limit-concurrency.ts'
import { contentPassSchema } from '#server/contract/editing/content-pass.schema.ts'
import { internet, type ProbePolicy, probeLink } from './probe-link.server.ts'

/** The site's address is the operator's setting, so it may be of a private network. */
const ownPages: ProbePolicy = { isAllowedAddress: () => true, isAllowedPort: () => true }

const inTurn = limitConcurrency(4)

/** Returns the links that lead to no page. Own pages are asked at the site's own address. */
export async function findDeadLinks(context: SiteContext, links: string[]): Promise<string[]> {
  // Only those who write texts may make the site ask other servers.
  await callAdmin(context, 'v1/admin/content-pass', contentPassSchema)
  const probes = await Promise.all(
    links.map((link) =>
      inTurn(() => (link.startsWith('/') ? probeOwn(context, link) : probeLink(link))),
    ),
  )
  return links.filter((_, index) => probes[index] !== 'answers')
}

async function probeOwn({ settings }: SiteContext, path: string) {
  const { origin } = new URL(settings.PUBLIC_ORIGIN)
  const url = URL.parse(path, origin)
  if (url?.origin !== origin) return 'refused'
  return probeLink(url.href, (asked) => (asked.origin === origin ? ownPages : internet))
}
