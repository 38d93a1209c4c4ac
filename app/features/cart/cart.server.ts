import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { callMain } from '#app/session/main-backend.server.ts'
import { cartSchema } from '#server/contract/purchase.schema.ts'

/** Keeps the choice; the backend mails its owner the link back to it. */
export async function keepCart(context: SiteContext, productServiceId: string) {
  const { id } = await callMain(context, 'v1/carts', cartSchema, {
    method: 'post',
    json: { productServiceId, locale: getLocale() },
  })
  return { cartId: id }
}

export async function dropCart(context: SiteContext, cartId: string): Promise<void> {
  await callMain(context, `v1/carts/${cartId}`, v.unknown(), { method: 'delete' })
}
