import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { formatDate, formatMonth, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { KolDetail } from '#server/contract/admin-kol.schema.ts'
import { SaveStatement } from './save-statement.tsx'

type Statement = KolDetail['statements'][number]

/** The months of a KOL as they were told, with their payouts. */
export function KolStatements({ kol }: { kol: KolDetail }) {
  const { statements, unreportedRupiah } = kol
  return (
    <section aria-labelledby="statements-heading" className="flex flex-col gap-3">
      <h2 id="statements-heading" className="text-xl">
        {m.admin_kol_statements()}
      </h2>
      <p className="text-ink-muted text-sm">
        {m.admin_kol_unreported({ amount: formatRupiah(unreportedRupiah) })}
      </p>
      {statements.length === 0 ? (
        <p>{m.admin_kol_statements_none()}</p>
      ) : (
        <AdminTable
          caption={m.admin_kol_statements()}
          columns={[
            m.admin_kol_month(),
            m.admin_kol_orders(),
            m.admin_kol_amount(),
            m.admin_kol_carried(),
            m.admin_kol_balance(),
            m.admin_kol_payout(),
            m.admin_kol_document(),
          ]}
          rows={statements.map((statement, index) => ({
            key: statement.month,
            cells: cellsOf(kol.code, statement, index === 0 && kol.owedRupiah > 0),
          }))}
        />
      )}
    </section>
  )
}

function cellsOf(code: string, statement: Statement, isDue: boolean) {
  const { month, orderCount, carriedRupiah, amountRupiah } = statement
  return [
    <span key="month" className="font-semibold">
      {formatMonth(month)}
    </span>,
    String(orderCount),
    ...[amountRupiah, carriedRupiah, carriedRupiah + amountRupiah].map((rupiah, index) => (
      <span key={['amount', 'carried', 'balance'][index]} className="tabular-nums">
        {formatRupiah(rupiah)}
      </span>
    )),
    <Payout key="payout" statement={statement} isDue={isDue} />,
    <SaveStatement key="pdf" code={code} month={month} />,
  ]
}

function Payout({ statement, isDue }: { statement: Statement; isDue: boolean }) {
  const { payout } = statement
  if (isDue) return <Badge tone="warning">{m.admin_kol_due()}</Badge>
  if (!payout) return <span className="text-ink-muted">{m.admin_kol_in_next()}</span>
  const { amountRupiah, paidOn, reference, evidence } = payout
  return (
    <span className="flex flex-col">
      <span>
        {m.admin_kol_paid_on({ amount: formatRupiah(amountRupiah), date: formatDate(paidOn) })}
      </span>
      <span className="wrap-anywhere text-ink-muted">
        {reference} · {evidence}
      </span>
    </span>
  )
}
