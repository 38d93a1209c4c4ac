import { Link } from '@tanstack/react-router'
import { useSettings } from '#app/config/use-settings.ts'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import type { KolDetail } from '#server/contract/admin-kol.schema.ts'
import { AskedPayout } from './asked-payout.tsx'
import { KolActForm } from './kol-act-form.tsx'
import { KolPayoutForm } from './kol-payout-form.tsx'
import { KolState } from './kol-state.tsx'
import { KolStatements } from './kol-statements.tsx'
import { RateForm } from './rate-form.tsx'

/** One KOL: who it is, what is owed and was paid, and what staff can change. */
export function KolPage({ kol }: { kol: KolDetail }) {
  const may = usePermissions()
  const { code, name, isMe, asked, owedRupiah, statements } = kol
  const [statement] = statements
  return (
    <AdminPage title={name || m.admin_kol_deleted()}>
      {isMe && <Alert tone="info" title={m.admin_kol_is_me()} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <KolFacts kol={kol} />
          {may('partners.manage') && !isMe && (
            <div className="flex flex-col">
              <RateForm code={code} />
              <KolActForm kol={kol} />
            </div>
          )}
        </div>
        <div className="flex flex-col gap-6">
          <p className="font-semibold">
            {owedRupiah > 0
              ? m.admin_kol_owed_now({ amount: formatRupiah(owedRupiah) })
              : m.admin_kol_nothing_owed()}
          </p>
          {asked && !isMe && <AskedPayout asked={asked} />}
          {!asked && statement && owedRupiah > 0 && !isMe && may('partners.pay') && (
            <KolPayoutForm key={owedRupiah} kol={kol} statement={statement} />
          )}
        </div>
      </div>
      <KolStatements kol={kol} />
    </AdminPage>
  )
}

function KolFacts({ kol }: { kol: KolDetail }) {
  const { publicOrigin } = useSettings()
  const { code, createdAt, endedAt, rates } = kol
  const facts = [
    [m.admin_kol_link(), `${publicOrigin}/?kol=${code}`],
    [m.admin_kol_account(), <Account key="account" kol={kol} />],
    [m.admin_kol_since(), formatDate(createdAt)],
    ...(endedAt ? [[m.admin_kol_ended(), formatDate(endedAt)] as const] : []),
    [
      m.admin_kol_percent(),
      <ul key="rates">
        {rates.map(({ percent, startsOn }) => (
          <li key={startsOn}>{m.admin_kol_rate_from({ percent, date: formatDate(startsOn) })}</li>
        ))}
      </ul>,
    ],
  ] as const
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="flex flex-wrap items-center gap-3 text-xl">
        {m.admin_kol_of_code({ code })}
        <KolState endedAt={endedAt} />
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Account({ kol: { memberId, email } }: { kol: KolDetail }) {
  const may = usePermissions()
  if (email === '') return m.admin_kol_deleted()
  if (!may('members.read')) return email
  return (
    <Link to="/admin/anggota/$id" params={{ id: memberId }} className="text-link underline">
      {email}
    </Link>
  )
}
