import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'
import { rowLink } from '#app/ui/link-row.tsx'
import type { Conversation } from '#server/contract/message.schema.ts'

type ConversationRowProps = {
  conversation: Conversation
  zone: string
  /** The server's time. */
  now: string
}

/** The other member, their last words, and how long messages wait to be read. */
export function ConversationRow({ conversation, zone, now }: ConversationRowProps) {
  const { id, side, other, unread, unreadSince, isOpen, last } = conversation
  return (
    <li className="group relative flex flex-col gap-0.5 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to={side === 'client' ? '/pesan/$id' : '/praktik/pesan/$id'}
          params={{ id }}
          className={rowLink}
        >
          {other.name}
        </Link>
        {last && (
          <span className="text-ink-muted text-sm tabular-nums">
            {formatDateTimeIn(last.sentAt, zone)}
          </span>
        )}
      </p>
      <p dir="auto" className={`line-clamp-2 break-words ${unread > 0 ? 'font-semibold' : ''}`}>
        {lastWords(conversation)}
      </p>
      <p className="text-sm empty:hidden">
        {unread > 0 && unreadSince && (
          <span className="font-semibold text-warning-ink">
            {m.messages_unread({ count: unread })} · {unreadFor(unreadSince, now)}
          </span>
        )}
        {!isOpen && <span className="text-ink-muted"> {m.messages_row_closed()}</span>}
      </p>
    </li>
  )
}

function lastWords({ last, side }: Conversation): string {
  if (!last) return m.messages_row_none()
  const words = last.isWithdrawn ? m.messages_withdrawn() : last.body || (last.file?.name ?? '')
  return last.author === side ? m.messages_row_own({ words }) : words
}

/** Returns how long a message has waited to be read, by the server's clock. */
function unreadFor(since: string, now: string): string {
  const waitedMs = Math.max(0, Date.parse(now) - Date.parse(since))
  if (waitedMs >= dayMs) return m.messages_waits_days({ count: Math.floor(waitedMs / dayMs) })
  if (waitedMs >= hourMs) return m.messages_waits_hours({ count: Math.floor(waitedMs / hourMs) })
  return m.messages_waits_minutes({ count: Math.floor(waitedMs / minuteMs) })
}
