import { Link } from '@tanstack/react-router'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import { endAfter, remainderOf } from './days-left.ts'
import type { ProgramExtension } from './extension.server.ts'
import { NextPeriods } from './next-periods.tsx'

type ProgramExtensionCardProps = {
  program: ProgramExtension
  /** Date in Jakarta, `YYYY-MM-DD`. */
  today: string
}

export function ProgramExtensionCard({ program, today }: ProgramExtensionCardProps) {
  const { tracker, title, illustration, services } = program
  return (
    <Card padding="none" className="grid overflow-hidden md:grid-cols-[2fr_3fr]">
      <ProgramIllustration
        {...(illustration && { name: illustration })}
        className="h-full max-h-48 md:max-h-none"
      />
      <div className="flex flex-col gap-6 p-5 sm:p-6">
        <div className="flex flex-col gap-3">
          <h2 className="text-2xl">{title}</h2>
          <Rest tracker={tracker} today={today} />
          {tracker.nutritionist && (
            <p className="text-ink-muted">
              {m.extension_nutritionist({ name: tracker.nutritionist.name })}
            </p>
          )}
          {tracker.sessionBalance !== null && !tracker.endedBy && (
            <p className="text-ink-muted">
              {m.extension_sessions_left({ count: tracker.sessionBalance })}
            </p>
          )}
          <Link
            to="/tracker/$id"
            params={{ id: tracker.id }}
            className={buttonStyles({
              variant: 'quiet',
              size: 'row',
              className: '-ml-3 self-start',
            })}
          >
            {m.extension_tracker()}
          </Link>
        </div>
        <NextPeriods
          programTitle={title}
          services={services}
          endAfter={(weeks) => endAfter(tracker, { today, weeks })}
        />
      </div>
    </Card>
  )
}

function Rest({ tracker, today }: Pick<ProgramExtension, 'tracker'> & { today: string }) {
  const rest = remainderOf(tracker, today)
  if (rest.kind === 'refunded') return <p>{m.extension_refunded()}</p>
  if (rest.kind === 'over') return <p>{m.extension_over({ date: formatDate(tracker.endsOn) })}</p>
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold text-xl tabular-nums">
          {rest.daysLeft === 1
            ? m.extension_last_day()
            : m.extension_days_left({ count: rest.daysLeft })}
        </span>
        <span className="text-ink-muted">
          {rest.kind === 'upcoming'
            ? m.extension_upcoming({ date: formatDate(tracker.startsOn) })
            : m.extension_until({ date: formatDate(tracker.endsOn) })}
        </span>
      </p>
      {rest.kind === 'running' && <ProgressLine share={rest.shareOver} />}
    </div>
  )
}
