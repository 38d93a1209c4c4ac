import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import { limitConcurrency } from '#app/lib/limit-concurrency.ts'
import { contentPassSchema } from '#server/contract/editing/content-pass.schema.ts'
import { probeLink } from './probe-link.server.ts'

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
  const { origin, hostname, port } = new URL(settings.PUBLIC_ORIGIN)
  const url = URL.parse(path, origin)
  if (url?.origin !== origin) return 'refused'
  // The address is the operator's setting, so it may be of a private network.
  return probeLink(url.href, {
    isAllowedAddress: () => true,
    isAllowedPort: (it) => url.hostname === hostname && it === port,
  })
}
