import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messageQueries } from '#app/features/messages/messages.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { rowLink } from '#app/ui/link-row.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Conversation } from '#server/contract/message.schema.ts'
import { messageAnchor } from './message-anchor.ts'
import { ThreadUnavailable } from './thread-unavailable.tsx'

type FoundMessagesProps = { conversation: Conversation; q: string; zone: string }

/** The messages of a thread that hold the words. Each leads to its place. */
export function FoundMessages({ conversation, q, zone }: FoundMessagesProps) {
  const { id, side, other } = conversation
  const { data, error, refetch, isFetching } = useQuery(messageQueries.found(id, q))
  if (!data && error)
    return <ThreadUnavailable error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <p role="status" className="flex items-center gap-2 text-ink-muted">
        <Spinner /> {m.messages_loading()}
      </p>
    )
  return (
    <section aria-label={m.messages_found_label()} className="flex flex-col gap-2">
      <p role="status">{m.messages_found({ count: data.length, words: q })}</p>
      <ul className="flex flex-col divide-y divide-line border-line border-y empty:hidden">
        {data.map((message) => (
          <li key={message.id} className="group relative flex flex-col py-3">
            <Link
              to={side === 'client' ? '/pesan/$id' : '/praktik/pesan/$id'}
              params={{ id }}
              hash={messageAnchor(message.seq)}
              className={rowLink}
            >
              {message.author === side ? m.messages_you() : other.name},{' '}
              {formatDateTimeIn(message.sentAt, zone)}
            </Link>
            <p dir="auto" className="line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere]">
              {message.body}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
