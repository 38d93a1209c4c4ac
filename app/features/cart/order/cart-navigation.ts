/** Pages that a cart may lead to, by the names of the specification, each with its address. */
const pathByRoute = {
  index: '/',
  auth: '/auth',
  pricing: '/pricing',
  program: '/program',
  'program-slug': '/program/',
  'layanan-enterprise': '/layanan-enterprise',
  'promo-id': '/promo/',
  'tracker-id': '/tracker/',
} as const
type RouteName = keyof typeof pathByRoute

/** Names that only carts know, and the page that each stands for. */
const routeByCartName = {
  'client.select-program': 'program',
  'client.program.detail': 'program-slug',
} as const satisfies Record<string, RouteName>

type CartTarget = {
  name: RouteName | keyof typeof routeByCartName
  /** Of a page about one thing: the slug of a program is its id in a cart. */
  id?: string
}

/** Where a cart's navigation leads; every name but the cart's own two stands for itself. */
export function addressOfCartTarget({ name, id = '' }: CartTarget): string {
  const route =
    name in routeByCartName ? routeByCartName[name as keyof typeof routeByCartName] : name
  const path = pathByRoute[route as RouteName]
  return path.length > 1 && path.endsWith('/') ? path + encodeURIComponent(id) : path
}
