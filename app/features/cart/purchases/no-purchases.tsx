import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { FullPlate } from '#app/ui/full-plate.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PicturePanel } from '#app/ui/picture-panel.tsx'

/** Somebody who has not ordered yet; a laid plate says that this is a beginning. */
export function NoPurchases() {
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
