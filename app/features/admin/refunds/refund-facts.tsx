import { Link } from '@tanstack/react-router'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import type { RefundView } from '#server/contract/refund.schema.ts'

const stateNames = {
  requested: m.admin_refund_requested,
  by_hand: m.admin_refund_by_hand,
  paid_back: m.admin_refund_paid_back,
}

type RefundFactsProps = {
  refund: RefundView['surplus'][number]
  /** Beyond the policy. */
  isGoodwill: boolean
}

/** A refund of a purchase, and the way to its payout if people transfer it. */
export function RefundFacts({ refund, isGoodwill }: RefundFactsProps) {
  const may = usePermissions()
  const { id, amountRupiah, state, requestedAt } = refund
  return (
    <Card className="flex flex-col gap-2">
      <p className="font-semibold">
        {formatRupiah(amountRupiah)} · {stateNames[state]()}
      </p>
      <p className="text-ink-muted text-sm">
        {isGoodwill && <>{m.admin_goodwill_queue()} · </>}
        {momentInJakarta(requestedAt)}
      </p>
      {id && state === 'by_hand' && may('refunds.propose') && (
        <Link
          to="/admin/pengembalian/$id"
          params={{ id }}
          className="self-start font-semibold text-link underline"
        >
          {m.admin_refund_open()}
        </Link>
      )}
    </Card>
  )
}
