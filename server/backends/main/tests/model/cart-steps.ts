import { expect } from 'vitest'
import {
  changeCart,
  removeCart,
  saveCart,
} from '#server/backends/main/purchase/carts/cart.service.ts'
import type { ModelOrder, PurchaseModel } from './purchase-model.ts'
import { at, outcomeOf, type RealShop } from './real-shop.ts'

type Choice = { member: number; service: number }

export async function saveStep(
  model: PurchaseModel,
  real: RealShop,
  { member, service }: Choice,
): Promise<void> {
  const wanted = at(model.services, service)
  const creation = { productServiceId: wanted.id, locale: 'id' } as const
  const saved = await outcomeOf(saveCart(real.context, at(real.members, member), { creation }))
  if (typeof saved === 'string' || !wanted.isOnSale) {
    expect([saved, wanted.isOnSale]).toEqual(['ERR_NO_PRODUCT_SERVICE_ID', false])
    return
  }
  const { id } = saved
  const known = model.carts.filter((cart) => cart.member === member && cart.service === wanted)
  if (known.length > 0) expect(known.map((cart) => cart.id)).toContain(id)
  else model.carts.push({ id, member, service: wanted })
}

/** Any member may try; another member's cart is a 404. */
export async function changeStep(
  model: PurchaseModel,
  real: RealShop,
  { which, member, service, removes }: Choice & { which: number; removes: boolean },
): Promise<void> {
  const cart = at(model.carts, which % model.carts.length)
  const caller = at(real.members, member)
  const wanted = at(model.services, service)
  const change = { cartId: cart.id, productServiceId: wanted.id }
  const outcome = await outcomeOf<unknown>(
    removes
      ? removeCart(real.context, caller, { cartId: cart.id })
      : changeCart(real.context, caller, change),
  )
  if (!removes && !wanted.isOnSale) {
    expect(outcome).toBe('ERR_NO_PRODUCT_SERVICE_ID')
    return
  }
  if (cart.member !== member) {
    expect(outcome).toBe('ERR_NO_CART')
    return
  }
  expect(outcome).toBeTypeOf('object')
  if (removes) model.carts = model.carts.filter(({ id }) => id !== cart.id)
  else cart.service = wanted
}

/** An order is also saved as a cart; learns the id of a new one. */
export async function learnCart(
  model: PurchaseModel,
  real: RealShop,
  { member, service }: ModelOrder,
): Promise<void> {
  if (model.carts.some((cart) => cart.member === member && cart.service.id === service.id)) return
  await saveStep(model, real, { member, service: model.services.indexOf(service) })
}
