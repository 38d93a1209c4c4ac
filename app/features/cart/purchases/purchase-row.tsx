import { Link } from '@tanstack/react-router'
import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import { StateBadge } from './state-badge.tsx'
import type { Purchase } from './transaction.server.ts'

type PurchaseRowProps = { purchase: Purchase }

/** One purchase of the list. The whole row is its link. */
export function PurchaseRow({
  purchase: { transaction, programTitle, illustration },
}: PurchaseRowProps) {
  const { orderNumber } = transaction
  return (
    <li>
      <Link
        to="/transaction/$id"
        params={{ id: transaction.id }}
        className="group flex items-center gap-4 max-[17rem]:flex-col max-[17rem]:items-start rounded-card border border-line bg-surface-raised p-4 transition-colors hover:border-action sm:gap-6 sm:p-5"
      >
        <span className="w-18 shrink-0 self-start sm:w-36">
          <ProgramIllustration name={illustration} className="rounded-control" />
        </span>
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-2">
          <span className="flex min-w-[min(10rem,100%)] flex-1 flex-col gap-1">
            <span className="font-semibold text-lg">
              {programTitle || m.cart_program_untitled()}
            </span>
            <span className="text-ink-muted text-sm">{boughtText(transaction)}</span>
            {orderNumber && (
              <span className="text-ink-muted text-sm tabular-nums">
                {m.cart_purchase_number({ number: orderNumber })}
              </span>
            )}
            <span>
              <StateBadge transaction={transaction} />
            </span>
          </span>
          <span className="font-semibold tabular-nums">
            {formatRupiah(transaction.totalRupiah)}
          </span>
        </span>
        <Icon
          name="arrow-right"
          className="text-link transition-transform group-hover:translate-x-1 max-sm:hidden"
        />
      </Link>
    </li>
  )
}

/**
 * What tells two purchases of the same program apart: duration, and its days or the order's. Of a
 * consultation, its time.
 */
function boughtText({ productService, period, session, createdAt }: Transaction): string {
  if (session && session.state !== 'withdrawn')
    return formatDateTimeIn(session.startsAt, session.zone)
  if (isConsultationSlug(productService.programSlug))
    return m.cart_purchase_ordered({ date: formatDate(createdAt) })
  const weeks = m.cart_weeks({ count: productService.durationWeeks })
  // A refund on the first day leaves no days to name.
  const days =
    period && period.startsOn < period.endsOn
      ? m.cart_purchase_period({
          start: formatDate(period.startsOn),
          end: formatDate(period.endsOn),
        })
      : m.cart_purchase_ordered({ date: formatDate(createdAt) })
  return `${weeks} · ${days}`
}
