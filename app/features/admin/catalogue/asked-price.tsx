import { useServerFn } from '@tanstack/react-start'
import { AskedCard } from '#app/features/admin/asked-card.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { SoldServiceDetail } from '#server/contract/admin-catalogue.schema.ts'
import { sendPriceDecision } from './admin-catalogue.functions.ts'
import { taxClassNames } from './service-words.ts'

type AskedPriceProps = {
  service: SoldServiceDetail
  asked: NonNullable<SoldServiceDetail['asked']>
}

/** The price that waits for a second person, beside the one of now. */
export function AskedPrice({ service, asked }: AskedPriceProps) {
  const { priceRupiah, taxClass, startsAt, reason, isOver } = asked
  const may = usePermissions()
  const decide = useAdminMutation(useServerFn(sendPriceDecision))
  const price = changeOf(formatRupiah(service.regularPriceRupiah), formatRupiah(priceRupiah))
  const tax = changeOf(taxClassNames[service.taxClass](), taxClassNames[taxClass]())
  return (
    <AskedCard
      title={m.admin_price_asked()}
      facts={[
        [m.admin_sold_price(), price],
        [m.admin_sold_tax(), tax],
        [m.admin_sold_start(), startsAt ? momentInJakarta(startsAt) : m.admin_price_at_once()],
        [m.admin_why(), reason],
      ]}
      asked={asked}
      outdated={isOver && { title: m.admin_price_over(), text: m.admin_price_over_text() }}
      mayDecide={may('prices.decide')}
      approve={m.admin_price_approve()}
      decide={decide}
    />
  )
}

function changeOf(before: string, after: string): string {
  return before === after ? after : m.admin_price_change({ before, after })
}
