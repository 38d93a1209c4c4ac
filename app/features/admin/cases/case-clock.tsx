import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { PrivacyCaseList } from '#server/contract/privacy-case.schema.ts'
import { outcomeNames } from './case-words.ts'

type CaseClockProps = Pick<PrivacyCaseList['cases'][number], 'dueAt' | 'closedAt' | 'outcome'>

/** How a case ended, or when its 72 hours are over. */
export function CaseClock({ dueAt, closedAt, outcome }: CaseClockProps) {
  if (closedAt && outcome) {
    const isInTime = Date.parse(closedAt) <= Date.parse(dueAt)
    return (
      <Badge tone={isInTime ? 'success' : 'danger'}>
        {isInTime
          ? m.admin_case_closed_in_time({ outcome: outcomeNames[outcome]() })
          : m.admin_case_closed_late({ outcome: outcomeNames[outcome]() })}
      </Badge>
    )
  }
  const isLate = Date.parse(dueAt) < Date.now()
  return (
    <Badge tone={isLate ? 'danger' : 'warning'}>
      {m.admin_task_due({ moment: momentInJakarta(dueAt) })}
    </Badge>
  )
}
