import * as v from 'valibot'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { type ProgramCover, readProgramCovers } from '#app/features/cart/program-covers.server.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { callMain } from '#app/session/main-backend.server.ts'
import { cartListSchema, cartSchema, type SavedCart } from '#server/contract/purchase.schema.ts'

/** Saves the choice. The backend mails its owner the link back to it. */
export async function saveCart(context: SiteContext, productServiceId: string) {
  const { id } = await callMain(context, 'v1/carts', cartSchema, {
    method: 'post',
    json: { productServiceId, locale: getLocale() },
  })
  return { cartId: id }
}

/** A saved cart with the cover of its program. */
export type OpenOrder = SavedCart & ProgramCover

/** Returns no carts if the backend is down or lists none. */
export async function listOpenOrders(context: SiteContext): Promise<OpenOrder[]> {
  const [carts = [], coverOf] = await Promise.all([
    undefinedIfFailed(context, callMain(context, 'v1/carts', cartListSchema)),
    readProgramCovers(context),
  ])
  return carts.map((cart) => ({ ...cart, ...coverOf(cart.productService.programSlug) }))
}

export async function dropCart(context: SiteContext, cartId: string): Promise<void> {
  await callMain(context, `v1/carts/${cartId}`, v.unknown(), { method: 'delete' })
}
