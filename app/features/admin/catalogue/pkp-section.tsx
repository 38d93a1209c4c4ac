import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import type { PkpDesk } from '#server/contract/admin-pkp.schema.ts'
import { AskedPkp } from './asked-pkp.tsx'
import { PkpForm } from './pkp-form.tsx'
import { pkpName } from './service-words.ts'

/** Whether orders state PPN: the status of now, what changes, and the form or card that changes it. */
export function PkpSection({ desk }: { desk: PkpDesk }) {
  const { asked, statuses } = desk
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{m.admin_pkp()}</h2>
      <div className="grid items-start gap-x-6 gap-y-3 lg:grid-cols-2">
        <StatusNow desk={desk} />
        {asked ? <AskedPkp asked={asked} /> : <PkpForm desk={desk} />}
      </div>
      {statuses.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 font-semibold text-link">
            {m.admin_pkp_history()}
          </summary>
          <History statuses={statuses} />
        </details>
      )}
    </section>
  )
}

function StatusNow({ desk: { isPkp, statuses } }: { desk: PkpDesk }) {
  const [coming, current] = (['coming', 'current'] as const).map((wanted) =>
    statuses.find(({ state }) => state === wanted),
  )
  const facts = [
    ...(current
      ? [
          [m.admin_sold_start(), formatDate(current.startsOn)],
          [m.admin_pkp_letter(), current.letterNumber],
        ]
      : []),
    ...(coming
      ? [
          [
            m.admin_sold_coming(),
            m.admin_pkp_coming({
              status: pkpName(coming.isPkp),
              date: formatDate(coming.startsOn),
            }),
          ],
        ]
      : []),
  ]
  return (
    <Card className="flex flex-col gap-3">
      <p className="font-semibold">{isPkp ? m.admin_pkp_is() : m.admin_pkp_is_not()}</p>
      {facts.length > 0 && (
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

function History({ statuses }: Pick<PkpDesk, 'statuses'>) {
  return (
    <AdminTable
      caption={m.admin_pkp_history()}
      columns={[
        m.admin_sold_start(),
        m.admin_pkp_status(),
        m.admin_pkp_letter(),
        m.admin_pkp_proposed_by(),
        m.admin_pkp_confirmed_by(),
      ]}
      rows={statuses.map((status) => ({ key: status.recordedAt, cells: cellsOf(status) }))}
    />
  )
}

function cellsOf(status: PkpDesk['statuses'][number]) {
  const { isPkp, startsOn, letterNumber, proposedBy, decidedBy, recordedAt, state } = status
  return [
    formatDate(startsOn),
    <span key="status" className="flex flex-wrap gap-2">
      {pkpName(isPkp)}
      {state === 'coming' && <Badge tone="info">{m.admin_sold_coming()}</Badge>}
      {state === 'current' && <Badge tone="success">{m.admin_pkp_current()}</Badge>}
      {state === 'replaced' && <Badge>{m.admin_pkp_replaced()}</Badge>}
    </span>,
    <span key="letter" className="wrap-anywhere">
      {letterNumber}
    </span>,
    proposedBy,
    m.admin_pkp_confirmed({ name: decidedBy, moment: momentInJakarta(recordedAt) }),
  ]
}
