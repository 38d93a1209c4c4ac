import { Link } from '@tanstack/react-router'
import { formatDate, formatDateTime, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import { SessionStripRow } from './session-strip-row.tsx'
import type { OpenPayment, ProgramStanding, Standing } from './standing.server.ts'
import { StripRow } from './strip-row.tsx'

/** Where the member stands and what comes next, above the first section of the front page. */
export function MemberStrip({ standing }: { standing: Standing }) {
  const { isNutritionist, program, session, openPayments } = standing
  return (
    <section
      aria-label={m.home_standing_label()}
      className="border-line border-b bg-surface-tinted"
    >
      <Container className="flex flex-col divide-y divide-line py-2">
        {isNutritionist && <PracticeRow />}
        {openPayments.map((payment) => (
          <PaymentRow key={payment.transactionId} payment={payment} />
        ))}
        {program && <ProgramRow program={program} />}
        {session && <SessionStripRow session={session} />}
      </Container>
    </section>
  )
}

function PracticeRow() {
  return (
    <StripRow
      icon="calendar"
      action={
        <Link to="/praktik" className={buttonStyles()}>
          {m.home_standing_practice_open()}
        </Link>
      }
    >
      <p>
        <span className="font-semibold">{m.home_standing_practice()}</span>
        <span className="text-ink-muted"> · {m.home_standing_practice_text()}</span>
      </p>
    </StripRow>
  )
}

function ProgramRow({ program }: { program: ProgramStanding }) {
  const { trackerId, title, week } = program
  return (
    <StripRow
      action={
        <>
          {week.kind === 'over' && (
            <Link to="/extend-program" className={buttonStyles({ variant: 'secondary' })}>
              {m.shell_extend()}
            </Link>
          )}
          <Link to="/tracker/$id" params={{ id: trackerId }} className={buttonStyles()}>
            {week.kind === 'over' ? m.home_standing_open() : m.home_standing_log()}
          </Link>
        </>
      }
    >
      <div className="flex flex-col gap-1.5">
        <p>
          <span className="font-semibold">{title || m.home_standing_untitled()}</span>
          <span className="text-ink-muted"> · {textOf(program)}</span>
        </p>
        <ProgressLine share={week.share} className="max-w-md" />
      </div>
    </StripRow>
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
  const total = formatRupiah(totalRupiah)
  return (
    <StripRow
      icon="clock"
      tone="warning"
      action={
        <Link
          to="/transaction/$id"
          params={{ id: transactionId }}
          className={buttonStyles({ variant: 'secondary' })}
        >
          {m.home_standing_pay()}
        </Link>
      }
    >
      <p>
        <span className="font-semibold">
          {durationWeeks === null
            ? m.home_standing_payment_single({ title, total })
            : m.home_standing_payment({
                program: title || m.home_standing_untitled(),
                weeks: durationWeeks,
                total,
              })}
        </span>{' '}
        <span className="text-ink-muted">
          {m.home_standing_deadline({ time: formatDateTime(expiresAt) })}
        </span>
      </p>
    </StripRow>
  )
}
