import { useServerFn } from '@tanstack/react-start'
import { DecisionButtons } from '#app/features/admin/decision-buttons.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-standing.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import type { SoldServiceDetail } from '#server/contract/admin-catalogue.schema.ts'
import { sendPriceDecision } from './admin-catalogue.functions.ts'
import { taxClassNames } from './service-words.ts'

type AskedPriceProps = {
  service: SoldServiceDetail
  asked: NonNullable<SoldServiceDetail['asked']>
}

/** The price that waits for a second person, beside the one of now. */
export function AskedPrice({ service, asked }: AskedPriceProps) {
  const { priceRupiah, taxClass, startsAt, reason, requestedBy, requestedAt, isOver } = asked
  const may = usePermissions()
  const decide = useAdminMutation(useServerFn(sendPriceDecision))
  const facts = [
    [
      m.admin_sold_price(),
      changeOf(formatRupiah(service.regularPriceRupiah), formatRupiah(priceRupiah)),
    ],
    [m.admin_sold_tax(), changeOf(taxClassNames[service.taxClass](), taxClassNames[taxClass]())],
    [m.admin_sold_start(), startsAt ? momentInJakarta(startsAt) : m.admin_price_at_once()],
    [m.admin_why(), reason],
  ] as const
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{m.admin_price_asked()}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-muted text-sm">
        {m.admin_asked_by({ name: requestedBy, moment: momentInJakarta(requestedAt) })}
      </p>
      {isOver && (
        <Alert tone="warning" title={m.admin_price_over()}>
          {m.admin_price_over_text()}
        </Alert>
      )}
      <DecisionButtons
        approvalId={asked.approvalId}
        isMine={asked.isMine}
        isOutdated={isOver}
        mayDecide={may('prices.decide')}
        approve={m.admin_price_approve()}
        decide={decide}
      />
    </Card>
  )
}

function changeOf(before: string, after: string): string {
  return before === after ? after : m.admin_price_change({ before, after })
}
