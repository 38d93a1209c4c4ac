import { Link } from '@tanstack/react-router'
import { useDropCart } from '#app/features/cart/cart.mutations.ts'
import type { OpenOrder } from '#app/features/cart/order/cart.server.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'

type OpenOrdersProps = { openOrders: OpenOrder[] }

/** Unpaid orders, each with a link that continues it. */
export function OpenOrders({ openOrders }: OpenOrdersProps) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{m.cart_kept_title()}</h2>
      <ul className="flex flex-col gap-4">
        {openOrders.map((openOrder) => (
          <li key={openOrder.id}>
            <OpenOrderCard openOrder={openOrder} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OpenOrderCard({ openOrder }: { openOrder: OpenOrder }) {
  const { id, productService, programTitle, illustration } = openOrder
  const { durationWeeks, priceRupiah } = productService
  const drop = useDropCart(id)
  const title = programTitle || m.cart_program_untitled()
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center gap-4 sm:gap-6">
        <span className="w-18 shrink-0 sm:w-36">
          <ProgramIllustration name={illustration} className="rounded-control" />
        </span>
        <div className="min-w-0">
          <p className="font-semibold text-lg">{title}</p>
          <p className="text-ink-muted">
            {m.cart_weeks({ count: durationWeeks })} · {formatRupiah(priceRupiah)}
          </p>
        </div>
      </div>
      <FailureAlert error={drop.error} />
      <div className="flex flex-wrap gap-2">
        <Link to="/cart/check-order" search={{ 'cart-id': id }} className={buttonStyles()}>
          {m.cart_kept_continue()}
        </Link>
        <Button
          variant="quiet"
          aria-label={m.cart_kept_remove({ program: title })}
          isBusy={drop.isPending}
          onClick={() => drop.mutate()}
        >
          {m.cart_promo_remove()}
        </Button>
      </div>
    </Card>
  )
}
