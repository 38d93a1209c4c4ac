import { formatLastSeen } from '#app/i18n/format-last-seen.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { OwnSession } from '#server/contract/own-security.schema.ts'
import type { ShownSecurity } from './own-security.server.ts'
import { type OwnCalls, useOwnMutation } from './use-own-mutation.ts'

type OwnSessionsProps = { security: ShownSecurity; calls: OwnCalls }

/** Where the person has opened the console or a practice: this session first. */
export function OwnSessions({ security: { sessions, asOf }, calls }: OwnSessionsProps) {
  const endOthers = useOwnMutation(calls.queryKey, calls.endOthers)
  return (
    <section aria-labelledby="sessions" className="flex flex-col items-start gap-3">
      <h2 id="sessions" className="text-2xl">
        {m.factor_sessions()}
      </h2>
      <p className="max-w-prose text-pretty text-ink-muted">{m.factor_sessions_text()}</p>
      <ul className="flex w-full flex-col divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} asOf={asOf} calls={calls} />
        ))}
      </ul>
      <FailureAlert error={endOthers.error} />
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          isBusy={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined)}
        >
          {m.factor_sessions_end_others()}
        </Button>
      )}
    </section>
  )
}

type SessionRowProps = { session: OwnSession; asOf: string; calls: OwnCalls }

function SessionRow({ session, asOf, calls }: SessionRowProps) {
  const end = useOwnMutation(calls.queryKey, calls.endSession)
  const device = session.device || m.factor_session_unknown()
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            {session.area === 'console' ? m.factor_session_console() : m.factor_session_practice()}
            {', '}
            {device}
            {session.isCurrent && <Badge tone="success">{m.factor_session_current()}</Badge>}
          </p>
          <p className="text-ink-muted text-sm">
            {m.factor_session_seen({ moment: formatLastSeen(session.lastSeenAt, asOf) })}
            {', '}
            {m.factor_session_since({ moment: formatLastSeen(session.openedAt, asOf) })}
          </p>
        </div>
        {!session.isCurrent && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={m.factor_session_end_label({ device })}
            isBusy={end.isPending}
            onClick={() => end.mutate({ id: session.id })}
          >
            {m.factor_session_end()}
          </Button>
        )}
      </div>
      <FailureAlert error={end.error} />
    </li>
  )
}
