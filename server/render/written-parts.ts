import { getLocale, type Locale } from '#app/i18n/paraglide/runtime.js'

/** How long a part counts as fresh, as long as a kept page. */
const freshForMs = 5_000

/** A page of a route; its parts are made of what its loader found. */
type Page = { routeId: string; loaderData?: unknown }
type Written = { data: string; writtenAt: number; htmlOf: Map<string, Buffer> }

const keptPart = /<kept-part name="([^"]+)"[^>]*>(.*?)<\/kept-part>/gs

/** What was written last of each route, in each language. */
const latest = new Map<`${Locale} ${string}`, Written>()

/**
 * Parts of pages that are not kept whole, for members and for guests with a query in their address:
 * `find` has those that somebody else has just got, encoded, and `keep` takes them from a page that
 * was written without. Only a page that was written for nobody in particular may be kept: nothing of a
 * visitor goes into another's page.
 */
export function writtenPartsOf(page: Page | undefined) {
  const { routeId = '', loaderData } = page ?? {}
  const key = `${getLocale()} ${routeId}` as const
  const before = latest.get(key)
  const isFresh = before !== undefined && Date.now() - before.writtenAt < freshForMs
  const written = isFresh && before.data === JSON.stringify(loaderData) ? before : undefined
  let hasParts = false
  return {
    find(name: string): Buffer | undefined {
      hasParts = true
      return written?.htmlOf.get(name)
    },
    keep(html: string): void {
      if (written || !hasParts) return
      const parts = html
        .matchAll(keptPart)
        .map(([, name = '', part = '']) => [name, Buffer.from(part)] as const)
      const data = JSON.stringify(loaderData)
      latest.set(key, { data, writtenAt: Date.now(), htmlOf: new Map(parts) })
    },
  }
}
