import type fc from 'fast-check'
import { refundsOf } from './payment-model.ts'
import type { ModelOrder, PurchaseModel } from './purchase-model.ts'
import type { RealShop } from './real-shop.ts'

type Act<Wish> = {
  name: string
  run: (model: PurchaseModel, real: RealShop, wish: Wish) => Promise<unknown>
}

class Command<Wish> implements fc.AsyncCommand<PurchaseModel, RealShop> {
  readonly wish: Wish
  readonly does: Act<Wish>
  constructor(wish: Wish, does: Act<Wish>) {
    this.wish = wish
    this.does = does
  }
  check(): boolean {
    return true
  }
  async run(model: PurchaseModel, real: RealShop): Promise<void> {
    await this.does.run(model, real, this.wish)
  }
  toString(): string {
    return `${this.does.name}(${JSON.stringify(this.wish)})`
  }
}

export function command<Wish>(wish: fc.Arbitrary<Wish>, name: string, run: Act<Wish>['run']) {
  return wish.map((it) => new Command(it, { name, run }))
}

/** Returns an order, counted from the newest. */
export function newest(
  { orders }: PurchaseModel,
  index: number,
  isMeant: (order: ModelOrder) => boolean = () => true,
): ModelOrder | undefined {
  const meant = orders.filter(isMeant)
  return meant.at(-1 - (index % Math.max(1, meant.length)))
}

export const isOpened = ({ transactionId }: ModelOrder) => transactionId !== undefined
export const hasRefund = (order: ModelOrder) => refundsOf(order).length > 0
