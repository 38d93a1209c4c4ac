import { useSettings } from '#app/config/use-settings.ts'
import { formatDate, formatMonth, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { OwnKol } from '#server/contract/kol.schema.ts'

type OwnKolSectionProps = { kol: NonNullable<OwnKol> }

/** For a member who refers others: their link, commission and monthly earnings. */
export function OwnKolSection({ kol }: OwnKolSectionProps) {
  return (
    <section
      id="kol"
      aria-labelledby="kol-title"
      className="flex scroll-mt-6 flex-col gap-6 border-line border-t pt-8"
    >
      <div className="flex max-w-prose flex-col gap-2">
        <h2 id="kol-title" className="text-2xl">
          {m.kol_own_title()}
        </h2>
        <p className="text-ink-muted">
          {kol.hasEnded
            ? m.kol_own_ended()
            : m.kol_own_text({ name: kol.name, percent: kol.commissionPercent })}
        </p>
        {kol.nextRate && !kol.hasEnded && (
          <p>
            {m.kol_own_next({
              date: formatDate(kol.nextRate.startsOn),
              percent: kol.nextRate.percent,
            })}
          </p>
        )}
      </div>
      {!kol.hasEnded && <KolLink code={kol.code} />}
      <KolBalance balanceRupiah={kol.balanceRupiah} />
      <KolMonths months={kol.months} />
    </section>
  )
}

function KolLink({ code }: { code: string }) {
  const { publicOrigin } = useSettings()
  const link = `${publicOrigin}/?kol=${code}`
  return (
    <div className="flex flex-wrap items-center gap-3">
      <code className="break-all rounded-control bg-surface-sunken px-3 py-2">{link}</code>
      <CopyButton value={link} label={m.kol_own_copy()} copiedLabel={m.kol_own_copied()} />
    </div>
  )
}

/** Another backend may not say what was paid. */
function KolBalance({ balanceRupiah }: Pick<NonNullable<OwnKol>, 'balanceRupiah'>) {
  if (balanceRupiah === null || balanceRupiah === 0) return null
  const words = { amount: formatRupiah(balanceRupiah) }
  return (
    <p className="max-w-prose">
      {balanceRupiah > 0 ? m.kol_own_balance(words) : m.kol_own_negative(words)}
    </p>
  )
}

function KolMonths({ months }: Pick<NonNullable<OwnKol>, 'months'>) {
  if (months.length === 0) return <p className="text-ink-muted">{m.kol_own_nothing()}</p>
  return (
    <table className="w-full max-w-2xl text-left text-sm tabular-nums">
      <thead>
        <tr className="border-line border-b text-ink-muted">
          <th className="py-2 font-normal">{m.kol_own_month()}</th>
          <th className="py-2 pl-4 text-right font-normal">{m.kol_own_orders()}</th>
          <th className="py-2 pl-4 text-right font-normal">{m.kol_own_amount()}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, orderCount, earnedRupiah, reversedRupiah, payout, hasStatement }) => (
          <tr key={month} className="border-line border-b align-top">
            <td className="py-2">
              {formatMonth(month)}
              {payout && (
                <span className="block text-ink-muted">
                  {m.kol_own_paid({
                    amount: formatRupiah(payout.amountRupiah),
                    date: formatDate(payout.paidOn),
                  })}
                </span>
              )}
              {hasStatement && (
                <a
                  href={`/account/komisi/${month}`}
                  aria-label={m.kol_own_pdf_of({ month: formatMonth(month) })}
                  className="block py-1 text-link underline pointer-coarse:py-2.5"
                >
                  {m.kol_own_pdf()}
                </a>
              )}
            </td>
            <td className="py-2 pl-4 text-right">{orderCount}</td>
            <td className="whitespace-nowrap py-2 pl-4 text-right">
              {formatRupiah(earnedRupiah + reversedRupiah)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
