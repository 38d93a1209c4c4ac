import { useServerFn } from '@tanstack/react-start'
import { AskedCard } from '#app/features/admin/asked-card.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { PkpDesk } from '#server/contract/admin-pkp.schema.ts'
import { sendPkpDecision } from './admin-catalogue.functions.ts'
import { pkpName } from './service-words.ts'

/** The status that waits for a second person. */
export function AskedPkp({ asked }: { asked: NonNullable<PkpDesk['asked']> }) {
  const may = usePermissions()
  const decide = useAdminMutation(useServerFn(sendPkpDecision))
  return (
    <AskedCard
      title={m.admin_pkp_asked()}
      facts={[
        [m.admin_pkp_status(), pkpName(asked.isPkp)],
        [m.admin_sold_start(), formatDate(asked.startsOn)],
        [m.admin_pkp_letter(), asked.letterNumber],
        [m.admin_why(), asked.reason],
      ]}
      asked={asked}
      outdated={asked.isOver && { title: m.admin_pkp_over(), text: m.admin_pkp_over_text() }}
      mayDecide={may('prices.decide')}
      approve={m.admin_pkp_approve()}
      decide={decide}
    />
  )
}
