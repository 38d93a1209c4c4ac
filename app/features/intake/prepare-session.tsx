import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { rowLink } from '#app/ui/link-row.tsx'
import type { Intake } from '#server/contract/intake.schema.ts'
import { intakeQueries } from './intake.queries.ts'

/** Leads a client to the form before a session, and says how far it is. */
export function PrepareSession({ id }: { id: string }) {
  const { data: intake } = useSuspenseQuery(intakeQueries.own(id))
  if (!intake || (!intake.isOpen && intake.version === 0)) return null
  return (
    <div className="group relative flex gap-4 rounded-card border border-line bg-surface-raised p-4">
      <Icon name="pencil" className="mt-0.5 size-6 shrink-0 text-success-ink" />
      <div className="flex min-w-0 flex-col gap-0.5">
        <Link to="/konsultasi/sesi/$id/persiapan" params={{ id }} className={rowLink}>
          {intake.isOpen ? m.intake_link_title() : m.intake_link_read()}
        </Link>
        <p className="text-ink-muted text-sm">{stateOf(intake)}</p>
      </div>
    </div>
  )
}

function stateOf({ version, repeatedFrom, answers }: Intake): string {
  if (version === 0) return repeatedFrom ? m.intake_state_repeated() : m.intake_state_none()
  const count = answers.questions.length
  return count === 0 ? m.intake_state_begun() : m.intake_state_questions({ count })
}
