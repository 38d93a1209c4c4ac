import { useServerFn } from '@tanstack/react-start'
import { AskedCard } from '#app/features/admin/asked-card.tsx'
import { paidFactsOf } from '#app/features/admin/paid-fields.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatMonth, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { KolDetail } from '#server/contract/admin-kol.schema.ts'
import { sendKolPayoutDecision } from './admin-kols.functions.ts'

/** A payout that one person recorded and another confirms. */
export function AskedPayout({ asked }: { asked: NonNullable<KolDetail['asked']> }) {
  const may = usePermissions()
  const decide = useAdminMutation(useServerFn(sendKolPayoutDecision))
  return (
    <AskedCard
      title={m.admin_payout_asked()}
      facts={[
        [m.admin_kol_month(), formatMonth(asked.month)],
        [m.admin_kol_payout_amount(), formatRupiah(asked.amountRupiah)],
        ...paidFactsOf(asked),
      ]}
      asked={asked}
      outdated={
        !asked.isUpToDate && { title: m.admin_kol_outdated(), text: m.admin_kol_outdated_text() }
      }
      mayDecide={may('partners.pay')}
      approve={m.admin_payout_approve()}
      decide={decide}
    />
  )
}
