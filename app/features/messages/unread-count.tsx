import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import type { ConversationSide } from '#server/contract/message.schema.ts'
import { messageQueries } from './messages.queries.ts'
import { useIsSeen } from './use-is-seen.ts'

/** How many messages wait to be read. Asks once it is seen, because a menu starts closed. */
export function UnreadCount({ side }: { side: ConversationSide }) {
  const place = useRef<HTMLSpanElement>(null)
  const isSeen = useIsSeen(place)
  const { data } = useQuery({ ...messageQueries.conversations(side), enabled: isSeen })
  const count = data?.reduce((sum, { unread }) => sum + unread, 0) ?? 0
  return (
    <span ref={place} className="inline-block min-h-px min-w-px">
      {count > 0 && (
        <span className="inline-block min-w-6 rounded-full bg-action px-1.5 text-center font-semibold text-action-ink text-xs leading-6">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{m.messages_unread({ count })}</span>
        </span>
      )}
    </span>
  )
}
