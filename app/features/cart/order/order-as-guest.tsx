import { Link, useLocation } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { loginSearchOf } from '#app/session/login-address.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { OrderCheck } from '#server/contract/purchase.schema.ts'
import { NextSteps } from './next-steps.tsx'

type OrderAsGuestProps = { check: OrderCheck }

/** What follows for a visitor without an account. The address of the page holds the whole order. */
export function OrderAsGuest({ check }: OrderAsGuestProps) {
  const { pathname, searchStr, hash } = useLocation()
  const search = loginSearchOf({ path: pathname + searchStr, hash })
  return (
    <Card padding="lg" className="flex flex-col gap-6">
      <h2 className="text-xl">{m.cart_next_title()}</h2>
      <NextSteps before="account" check={check} />
      <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        <Link
          to="/auth"
          search={{ ...search, tab: 'signup' }}
          className={buttonStyles({ size: 'lg' })}
        >
          {m.cart_guest_sign_up()}
        </Link>
        <Link to="/auth" search={search} className={buttonStyles({ variant: 'quiet', size: 'lg' })}>
          {m.cart_guest_sign_in()}
        </Link>
      </div>
      <p className="text-ink-muted text-sm">{m.cart_guest_kept()}</p>
    </Card>
  )
}
