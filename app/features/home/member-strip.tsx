import { Link } from '@tanstack/react-router'
import { formatDate, formatDateTime, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import type { OpenPayment, ProgramStanding, Standing } from './standing.server.ts'

/** Where the member stands and what comes next, above the first section of the front page. */
export function MemberStrip({ standing: { program, openPayments } }: { standing: Standing }) {
  return (
    <section
      aria-label={m.home_standing_label()}
      className="border-line border-b bg-surface-tinted"
    >
      <Container className="flex flex-col divide-y divide-line py-2">
        {openPayments.map((payment) => (
          <PaymentRow key={payment.transactionId} payment={payment} />
        ))}
        {program && <ProgramRow program={program} />}
      </Container>
    </section>
  )
}

const row = 'flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3'

function ProgramRow({ program }: { program: ProgramStanding }) {
  const { trackerId, title, week } = program
  return (
    <div className={row}>
      <div className="flex min-w-40 flex-1 flex-col gap-1.5">
        <p>
          <span className="font-semibold">{title || m.home_standing_untitled()}</span>
          <span className="text-ink-muted"> · {textOf(program)}</span>
        </p>
        <ProgressLine share={week.share} className="max-w-md" />
      </div>
      <div className="flex flex-wrap gap-3 ">
        {week.kind === 'over' && (
          <Link to="/extend-program" className={buttonStyles({ variant: 'secondary' })}>
            {m.shell_extend()}
          </Link>
        )}
        <Link to="/tracker/$id" params={{ id: trackerId }} className={buttonStyles()}>
          {week.kind === 'over' ? m.home_standing_open() : m.home_standing_log()}
        </Link>
      </div>
    </div>
  )
}

function textOf({ week, startsOn, endsOn }: ProgramStanding): string {
  switch (week.kind) {
    case 'upcoming':
      return m.home_standing_upcoming({ date: formatDate(startsOn) })
    case 'running':
      return m.home_standing_week({ week: week.week, count: week.weekCount })
    case 'over':
    case 'refunded':
      return m.home_standing_over({ date: formatDate(endsOn) })
  }
}

function PaymentRow({ payment }: { payment: OpenPayment }) {
  const { transactionId, title, durationWeeks, totalRupiah, expiresAt } = payment
  return (
    <div className={row}>
      <p className="flex min-w-56 flex-1 items-start gap-3">
        <Icon name="clock" className="mt-0.5 size-5 shrink-0 text-warning-ink" />
        <span>
          <span className="font-semibold">
            {m.home_standing_payment({
              program: title || m.home_standing_untitled(),
              weeks: durationWeeks,
              total: formatRupiah(totalRupiah),
            })}
          </span>{' '}
          <span className="text-ink-muted">
            {m.home_standing_deadline({ time: formatDateTime(expiresAt) })}
          </span>
        </span>
      </p>
      <Link
        to="/transaction/$id"
        params={{ id: transactionId }}
        className={buttonStyles({ variant: 'secondary', className: 'max-sm:w-full' })}
      >
        {m.home_standing_pay()}
      </Link>
    </div>
  )
}
