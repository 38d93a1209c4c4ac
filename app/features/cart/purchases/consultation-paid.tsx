import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import type { Purchase } from './transaction.server.ts'

type ConsultationPaidProps = { nutritionist: string; purchase: Purchase }

/** Leads to the booked session, or to the free times if its time has gone. */
export function ConsultationPaid({ nutritionist, purchase }: ConsultationPaidProps) {
  const { transaction, sessionsLeft } = purchase
  const { session, trackerId } = transaction
  // The payment is here, and the booking follows in a moment.
  if (!session || !trackerId) return null
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      {session.state === 'withdrawn' ? (
        sessionsLeft !== 0 && (
          <Link
            to="/konsultasi/jadwal"
            search={{ nutritionist, tracker: trackerId, zone: session.zone }}
            className={buttonStyles({ size: 'lg' })}
          >
            {m.cart_single_choose_time()}
          </Link>
        )
      ) : (
        <Link
          to="/konsultasi/sesi/$id"
          params={{ id: session.id }}
          className={buttonStyles({ size: 'lg' })}
        >
          {m.cart_single_open()}
        </Link>
      )}
      <Link to="/konsultasi/saya" className={buttonStyles({ size: 'lg', variant: 'secondary' })}>
        {m.cart_single_mine()}
      </Link>
    </div>
  )
}
