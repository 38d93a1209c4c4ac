import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const productSlug = 'seimbang'
const routesDir = join(import.meta.dirname, '../app/routes')

/** The root, layouts, files that are not routes, pages of members, nutritionists and staff, and the room. */
const notPublicPages = /^(__root|-|_default\.tsx|_client|_practice|_admin|ruang\.)/

/**
 * The paths of the public pages, from the names of the route files. `/program/$slug` stands for
 * every program.
 */
export const publicRoutes = readdirSync(routesDir)
  .filter((file) => !notPublicPages.test(file) && hasComponent(file))
  .map(pathOf)

/**
 * The paths of the members' pages; `$id` is an order's or a tracker's id. Leaves out a photo's page
 * and shared pages, because the demo data has none. Also leaves out the offline page of a tracker,
 * and how staff and nutritionists enter.
 */
export const memberRoutes = readdirSync(routesDir)
  .filter((file) => /^_client\./.test(file) && hasComponent(file))
  .map((file) => pathOf(file.replace(/^_client\./, '').replaceAll('_.', '.')))
  .filter((path) => !/\$photo|\$key|\/offline|^\/admin\/|^\/praktik\/masuk$/.test(path))

/** The paths of a nutritionist's pages; `$id` is a session's or a client's id. */
export const practiceRoutes = readdirSync(routesDir)
  .filter((file) => /^_practice\.praktik/.test(file) && hasComponent(file))
  .map((file) => pathOf(file.replace(/^_practice\./, '').replaceAll('_.', '.')))

/** The paths of the console's pages; `$` marks the id of a row that the demo has. */
export const adminRoutes = readdirSync(routesDir)
  .filter((file) => /^_admin\.admin/.test(file) && hasComponent(file))
  .map((file) => pathOf(file.replace(/^_admin\./, '')))

/** States of a route that depend on more than its path, and addresses without a route. */
export const otherStates = [
  '/auth?tab=login',
  '/auth?tab=signup',
  '/auth/reset-password?token=unknown',
  '/auth/verify-email?token=unknown',
  '/blog?q=no-such-word',
  '/promo/jantung-oktober',
  '/nowhere',
]

/** Returns the addresses of each public route with all its content, and of the other states. */
export async function listPublicAddresses(origin: string): Promise<string[]> {
  const fixed = publicRoutes.filter((route) => !route.includes('$'))
  return [...new Set([...fixed, ...(await readSitemapPaths(origin)), ...otherStates])]
}

/** Returns the first address that matches a route. */
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

/** Returns false for a route that only redirects or serves a file. */
function hasComponent(file: string): boolean {
  return readFileSync(join(routesDir, file), 'utf8').includes('component:')
}

function pathOf(file: string): string {
  const name = file.replace(/^_default\./, '').replace(/\.tsx$/, '')
  const path = name.replace(/(^|\.)index$/, '').replaceAll('.', '/')
  return `/${path.replaceAll('{$product}', productSlug)}`
}
