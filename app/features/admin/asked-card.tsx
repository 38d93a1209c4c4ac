import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import { DecisionButtons, type DecisionButtonsProps } from './decision-buttons.tsx'
import { momentInJakarta } from './moment-in-jakarta.ts'

type AskedCardProps = Omit<DecisionButtonsProps, 'approvalId' | 'isMine' | 'isOutdated'> & {
  title: string
  /** Each with its name. */
  facts: readonly (readonly [string, string])[]
  asked: { approvalId: string; isMine: boolean; requestedBy: string; requestedAt: string }
  /** Why it can only be refused. */
  outdated?: { title: string; text: string } | false
}

/** What one person of the staff asked for, and another decides. */
export function AskedCard({ title, facts, asked, outdated = false, ...decision }: AskedCardProps) {
  const { approvalId, isMine, requestedBy, requestedAt } = asked
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted max-sm:text-sm">{name}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-muted text-sm">
        {m.admin_asked_by({ name: requestedBy, moment: momentInJakarta(requestedAt) })}
      </p>
      {outdated && (
        <Alert tone="warning" title={outdated.title}>
          {outdated.text}
        </Alert>
      )}
      <DecisionButtons {...{ approvalId, isMine, ...decision }} isOutdated={outdated !== false} />
    </Card>
  )
}
