import { m } from '#app/i18n/paraglide/messages.js'
import type { ChosenMethod } from '#server/contract/chosen-method.schema.ts'

type Menus = { name: string; app: () => string; atm: () => string }

/** The banks of our payment service, and the menus that lead to the payment. */
const menusByBank: Record<string, Menus> = {
  bca: { name: 'BCA', app: m.cart_steps_bca_app, atm: m.cart_steps_bca_atm },
  bni: { name: 'BNI', app: m.cart_steps_bni_app, atm: m.cart_steps_bni_atm },
  bri: { name: 'BRI', app: m.cart_steps_bri_app, atm: m.cart_steps_bri_atm },
  mandiri: { name: 'Mandiri', app: m.cart_steps_mandiri_app, atm: m.cart_steps_mandiri_atm },
  permata: { name: 'Permata', app: m.cart_steps_permata_app, atm: m.cart_steps_permata_atm },
}

export function bankNameOf(bank: string): string {
  return menusOf(bank)?.name ?? bank.toUpperCase()
}

/** Returns one list of steps for each place where the user can pay. */
export function bankStepsOf(bank: string, amount: string): { place: string; steps: string[] }[] {
  const rest = [
    m.cart_steps_number(),
    m.cart_steps_check_amount({ amount }),
    m.cart_steps_confirm(),
  ]
  const menus = menusOf(bank)
  if (!menus) return [{ place: m.cart_steps_in_app(), steps: [m.cart_steps_other(), ...rest] }]
  return [
    { place: m.cart_steps_in_app(), steps: [menus.app(), ...rest] },
    { place: m.cart_steps_at_atm(), steps: [menus.atm(), ...rest] },
  ]
}

function menusOf(bank: NonNullable<ChosenMethod['bank']>): Menus | undefined {
  return Object.hasOwn(menusByBank, bank) ? menusByBank[bank] : undefined
}
