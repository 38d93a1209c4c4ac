import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const productSlug = 'seimbang'
const routesDir = join(import.meta.dirname, '../app/routes')

/** The root, layouts, what is no route at all, and a member's own pages. */
const notPublicPages = /^(__root|-|_default\.tsx|_client)/

/**
 * The paths of the routes that show everybody a page, from the names of their files:
 * `/program/$slug` stands for every program.
 */
export const publicRoutes = readdirSync(routesDir)
  .filter((file) => !notPublicPages.test(file) && hasComponent(file))
  .map(pathOf)

/**
 * The same of the pages of members: `$id` is an order's or a tracker's. Without those of a photo and of
 * what somebody shares, which nobody of the demo has, and of a tracker without a connection.
 */
export const memberRoutes = readdirSync(routesDir)
  .filter((file) => /^_client\./.test(file) && hasComponent(file))
  .map((file) => pathOf(file.replace(/^_client\./, '').replaceAll('_.', '.')))
  .filter((path) => !/\$photo|\$key|\/offline/.test(path))

/** States of a route that its path alone does not show, and what no route answers. */
export const otherStates = [
  '/auth?tab=login',
  '/auth?tab=signup',
  '/auth/reset-password?token=unknown',
  '/auth/verify-email?token=unknown',
  '/blog?q=no-such-word',
  '/promo/jantung-oktober',
  '/nowhere',
]

/** Each public route with all of its content, and the other states. */
export async function listPublicAddresses(origin: string): Promise<string[]> {
  const fixed = publicRoutes.filter((route) => !route.includes('$'))
  return [...new Set([...fixed, ...(await readSitemapPaths(origin)), ...otherStates])]
}

/** The first address that a route answers. */
export function exampleOf(route: string, addresses: readonly string[]): string {
  const [folder = '', parameter] = route.split('$')
  const example = parameter ? addresses.find((address) => address.startsWith(folder)) : route
  if (!example) throw new Error(`${route} has no content`)
  return example
}

async function readSitemapPaths(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => new URL(url ?? '').pathname)
}

/** A route that only redirects or answers a file has none. */
function hasComponent(file: string): boolean {
  return readFileSync(join(routesDir, file), 'utf8').includes('component:')
}

function pathOf(file: string): string {
  const name = file.replace(/^_default\./, '').replace(/\.tsx$/, '')
  const path = name.replace(/(^|\.)index$/, '').replaceAll('.', '/')
  return `/${path.replaceAll('{$product}', productSlug)}`
}
