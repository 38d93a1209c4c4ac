import { useServerFn } from '@tanstack/react-start'
import { DecisionButtons } from '#app/features/admin/decision-buttons.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-standing.ts'
import { formatDate, formatMonth, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import type { KolDetail } from '#server/contract/admin-kol.schema.ts'
import { sendKolPayoutDecision } from './admin-kols.functions.ts'

/** A payout that one person recorded and another confirms. */
export function AskedPayout({ asked }: { asked: NonNullable<KolDetail['asked']> }) {
  const may = usePermissions()
  const decide = useAdminMutation(useServerFn(sendKolPayoutDecision))
  const facts = [
    [m.admin_kol_month(), formatMonth(asked.month)],
    [m.admin_kol_payout_amount(), formatRupiah(asked.amountRupiah)],
    [m.admin_payout_paid_on(), formatDate(asked.paidOn)],
    [m.admin_payout_reference(), asked.reference],
    [m.admin_payout_evidence(), asked.evidence],
    [m.admin_why(), asked.reason],
  ] as const
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{m.admin_payout_asked()}</h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted max-sm:text-sm">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-muted text-sm">
        {m.admin_asked_by({
          name: asked.requestedBy,
          moment: momentInJakarta(asked.requestedAt),
        })}
      </p>
      {!asked.isUpToDate && (
        <Alert tone="warning" title={m.admin_kol_outdated()}>
          {m.admin_kol_outdated_text()}
        </Alert>
      )}
      <DecisionButtons
        approvalId={asked.approvalId}
        isMine={asked.isMine}
        isOutdated={!asked.isUpToDate}
        mayDecide={may('partners.pay')}
        approve={m.admin_payout_approve()}
        decide={decide}
      />
    </Card>
  )
}
