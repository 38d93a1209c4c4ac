import { Link } from '@tanstack/react-router'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { type ProgramWeek, programWeekOf } from '#app/nutrition/program-week.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import type { TrackerView } from './tracker.server.ts'

/** The program and its progress. */
export function TrackerHeading({ view }: { view: TrackerView }) {
  const { tracker, programTitle, illustration, today } = view
  const programWeek = programWeekOf(tracker, today)
  const isRefunded = programWeek.kind === 'refunded'
  const isOpen = programWeek.kind === 'upcoming' || programWeek.kind === 'running'
  return (
    <div className="flex items-center gap-8">
      <div className="w-48 shrink-0 max-md:hidden print:hidden">
        <ProgramIllustration name={illustration} className="rounded-card" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 md:gap-4">
        <header className="flex flex-col gap-3">
          <p className="font-semibold text-link text-sm max-md:hidden print:hidden">
            {m.tracker_seo_headline()}
          </p>
          <h1 className="text-2xl md:text-3xl print:text-xl">
            {programTitle || m.tracker_program_untitled()}
          </h1>
        </header>
        {!isRefunded && (
          <ProgressLine share={programWeek.share} className="max-w-lg print:hidden" />
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted max-md:text-sm md:gap-y-2 print:hidden">
          <Badge tone={isRefunded ? 'neutral' : 'program'}>{textOf(programWeek, tracker)}</Badge>
          {tracker.nutritionist && !isRefunded && (
            <span>{m.tracker_accompanied({ name: tracker.nutritionist.name })}</span>
          )}
          {tracker.sessionBalance !== null && !isRefunded && (
            <span>{m.tracker_sessions_left({ count: tracker.sessionBalance })}</span>
          )}
          {!isRefunded && <span className="text-balance">{periodText(programWeek, tracker)}</span>}
          {Boolean(tracker.sessionBalance) && isOpen && (
            <Link
              to="/konsultasi/jadwal"
              search={{ tracker: tracker.id }}
              className="tap font-semibold text-link underline underline-offset-3"
            >
              {m.tracker_book_session()}
            </Link>
          )}
        </p>
      </div>
    </div>
  )
}

function textOf(programWeek: ProgramWeek, { endsOn }: TrackerView['tracker']): string {
  switch (programWeek.kind) {
    case 'upcoming':
      return m.tracker_waiting()
    case 'running':
      return m.tracker_week({ week: programWeek.week, count: programWeek.weekCount })
    case 'over':
      return m.tracker_over({ date: formatDate(endsOn) })
    case 'refunded':
      return m.tracker_refunded()
  }
}

function periodText({ kind }: ProgramWeek, { startsOn, endsOn }: TrackerView['tracker']): string {
  const start = formatDate(startsOn)
  return kind === 'upcoming'
    ? m.tracker_upcoming({ date: start })
    : m.tracker_period({ start, end: formatDate(endsOn) })
}
