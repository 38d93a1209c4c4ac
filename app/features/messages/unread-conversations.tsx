import { useQuery } from '@tanstack/react-query'
import { m } from '#app/i18n/paraglide/messages.js'
import { useDeviceZone } from '#app/lib/device-zone.ts'
import { ConversationRow } from './conversation-row.tsx'
import { messageQueries } from './messages.queries.ts'

/** The clients whose messages wait, the longest first. Renders nothing if none does. */
export function UnreadConversations({ now }: { now: string }) {
  const { data } = useQuery(messageQueries.conversations('nutritionist'))
  const zone = useDeviceZone()
  const waiting = data?.filter(({ unread }) => unread > 0) ?? []
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="unread" className="flex flex-col gap-3">
      <h2 id="unread" className="text-xl">
        {m.messages_today_title()}
      </h2>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {waiting.map((conversation) => (
          <ConversationRow key={conversation.id} {...{ conversation, zone, now }} />
        ))}
      </ul>
    </section>
  )
}
