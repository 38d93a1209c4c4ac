import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { SharedTracker as SharedTrackerView } from '#server/contract/share.schema.ts'
import { SharedSections } from './shared-sections.tsx'

type SharedTrackerProps = {
  tracker: SharedTrackerView
  /** Null if weights are not shared. */
  weightChart: ReactNode
}

/** Shows only the sections that the member chose. It is read-only. */
export function SharedTracker({ tracker, weightChart }: SharedTrackerProps) {
  const { shownName, from, to, expiresAt } = tracker
  return (
    <>
      <div className="flex flex-col gap-4">
        <PageHeading
          kicker={m.sharing_shared_kicker()}
          title={shownName ? m.sharing_shared_of({ name: shownName }) : m.sharing_shared_title()}
          description={m.sharing_shared_text({ start: formatDate(from), end: formatDate(to) })}
        />
        <Badge className="self-start">
          {m.sharing_open_until({ moment: formatDateTime(expiresAt) })}
        </Badge>
      </div>
      <SharedSections sections={tracker} weightChart={weightChart} />
    </>
  )
}
