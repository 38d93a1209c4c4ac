import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import type { OrderedSession } from '#server/contract/purchase.schema.ts'
import type { PaidSession } from './paid-session.server.ts'

type PaidSessionNoteProps = {
  paid: PaidSession
  nutritionist: string
  session: OrderedSession | undefined
}

/** For a member who is about to pay for a session though they have one. The chosen time stays. */
export function PaidSessionNote({ paid, nutritionist, session }: PaidSessionNoteProps) {
  const { trackerId: tracker, count } = paid
  return (
    <Alert tone="info" title={m.cart_single_own_title({ count })}>
      {m.cart_single_own_text()}{' '}
      <Link
        to="/konsultasi/jadwal"
        search={{ nutritionist, tracker, start: session?.startsAt, zone: session?.zone }}
        hash="pesan"
        className="tap font-semibold text-link underline"
      >
        {m.cart_single_own_use()}
      </Link>
    </Alert>
  )
}
