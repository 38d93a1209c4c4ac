import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { OrderedSession } from '#server/contract/purchase.schema.ts'

/** For an address of a single consultation that names no time. */
export function ChooseTimeFirst({ nutritionist }: { nutritionist: string }) {
  return (
    <Card padding="lg" className="flex flex-col items-start gap-5">
      <h2 className="text-xl">{m.cart_single_no_time_title()}</h2>
      <p>{m.cart_single_no_time_text()}</p>
      <Link
        to="/konsultasi/jadwal"
        search={{ nutritionist }}
        className={buttonStyles({ size: 'lg' })}
      >
        {m.cart_single_choose_time()}
      </Link>
    </Card>
  )
}

type OtherTimeProps = { nutritionist: string; session: OrderedSession | undefined }

/** Leads back to the free times, also if another client was faster. */
export function OtherTime({ nutritionist, session }: OtherTimeProps) {
  return (
    <Link
      to="/konsultasi/jadwal"
      search={{ nutritionist, zone: session?.zone }}
      className={buttonStyles({ variant: 'quiet', className: '-ml-5 self-start' })}
    >
      {m.cart_single_other_time()}
    </Link>
  )
}
