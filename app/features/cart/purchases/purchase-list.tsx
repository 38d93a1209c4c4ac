import { Link } from '@tanstack/react-router'
import type { OpenOrder } from '#app/features/cart/order/cart.server.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { FullPlate } from '#app/ui/full-plate.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PicturePanel } from '#app/ui/picture-panel.tsx'
import { OpenOrders } from './open-orders.tsx'
import { PurchaseRow } from './purchase-row.tsx'
import type { Purchase } from './transaction.server.ts'

type PurchaseListProps = { purchases: Purchase[]; openOrders: OpenOrder[] }

/** Open orders and purchases, newest first as the backend sorts them. */
export function PurchaseList({ purchases, openOrders }: PurchaseListProps) {
  if (purchases.length === 0 && openOrders.length === 0) return <NoPurchases />
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[4fr_8fr] lg:gap-x-14">
      <PageHeading title={m.cart_purchases_title()} description={m.cart_purchases_text()} />
      <div className="flex min-w-0 flex-col gap-10">
        {openOrders.length > 0 && <OpenOrders openOrders={openOrders} />}
        {purchases.length > 0 && (
          <ul className="flex flex-col gap-4">
            {purchases.map((purchase) => (
              <PurchaseRow key={purchase.transaction.id} purchase={purchase} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** For a member without orders. A laid plate suggests a beginning. */
function NoPurchases() {
  return (
    <PicturePanel picture={<FullPlate className="size-40 md:size-64" />}>
      <PageHeading
        kicker={m.cart_purchases_title()}
        title={m.cart_purchases_empty_title()}
        description={m.cart_purchases_empty_text()}
      />
      <Link to="/program" className={buttonStyles({ size: 'lg' })}>
        {m.cart_see_programs()}
      </Link>
    </PicturePanel>
  )
}
