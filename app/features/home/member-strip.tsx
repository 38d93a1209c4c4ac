import { Link } from '@tanstack/react-router'
import { formatDate, formatDateTime, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import type { MemberStripFacts, OpenPayment, ProgramInStrip } from './member-strip.server.ts'
import { SessionStripRow } from './session-strip-row.tsx'
import { StripRow } from './strip-row.tsx'

/** Where the member stands and what comes next, above the first section of the front page. */
export function MemberStrip({ strip }: { strip: MemberStripFacts }) {
  const { isNutritionist, program, session, openPayments } = strip
  return (
    <section aria-label={m.home_strip_label()} className="border-line border-b bg-surface-tinted">
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
          {m.home_strip_practice_open()}
        </Link>
      }
    >
      <p>
        <span className="font-semibold">{m.home_strip_practice()}</span>
        <span className="text-ink-muted"> · {m.home_strip_practice_text()}</span>
      </p>
    </StripRow>
  )
}

function ProgramRow({ program }: { program: ProgramInStrip }) {
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
            {week.kind === 'over' ? m.home_strip_open() : m.home_strip_log()}
          </Link>
        </>
      }
    >
      <div className="flex flex-col gap-1.5">
        <p>
          <span className="font-semibold">{title || m.home_strip_untitled()}</span>
          <span className="text-ink-muted"> · {textOf(program)}</span>
        </p>
        <ProgressLine share={week.share} className="max-w-md" />
      </div>
    </StripRow>
  )
}

function textOf({ week, startsOn, endsOn }: ProgramInStrip): string {
  switch (week.kind) {
    case 'upcoming':
      return m.home_strip_upcoming({ date: formatDate(startsOn) })
    case 'running':
      return m.home_strip_week({ week: week.week, count: week.weekCount })
    case 'over':
    case 'refunded':
      return m.home_strip_over({ date: formatDate(endsOn) })
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
          {m.home_strip_pay()}
        </Link>
      }
    >
      <p>
        <span className="font-semibold">
          {durationWeeks === null
            ? m.home_strip_payment_single({ title, total })
            : m.home_strip_payment({
                program: title || m.home_strip_untitled(),
                weeks: durationWeeks,
                total,
              })}
        </span>{' '}
        <span className="text-ink-muted">
          {m.home_strip_deadline({ time: formatDateTime(expiresAt) })}
        </span>
      </p>
    </StripRow>
  )
}
