import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Price } from '#app/ui/price.tsx'
import type { OrderLine } from '#server/contract/order-line.schema.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'

/** Returns the lines of a total. Tax comes last: prices include it, so it adds nothing. */
export function orderLineFacts(lines: OrderLine[], productService: ProductService) {
  return lines.map((line) => factOf(line, productService))
}

function factOf(line: OrderLine, { reduction }: ProductService) {
  const amount = formatRupiah(Math.abs(line.amountRupiah))
  switch (line.kind) {
    case 'item':
      return {
        name: m.cart_fact_price(),
        value: (
          <Price
            value={amount}
            className="justify-end"
            {...(reduction && {
              regular: {
                label: m.cart_price_regular(),
                value: formatRupiah(reduction.regularPriceRupiah),
              },
            })}
          />
        ),
      }
    case 'promo_discount':
      return { name: m.cart_line_promo({ code: line.promoCode }), value: `− ${amount}` }
    case 'tax':
      return { name: m.cart_line_tax(), value: amount }
  }
}
