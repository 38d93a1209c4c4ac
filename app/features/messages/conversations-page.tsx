import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { useDeviceZone } from '#app/lib/device-zone.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Conversation, ConversationSide } from '#server/contract/message.schema.ts'
import { ConversationRow } from './conversation-row.tsx'
import { messageQueries } from './messages.queries.ts'
import { ThreadUnavailable } from './thread/thread-unavailable.tsx'

type ConversationsPageProps = {
  side: ConversationSide
  /** The server's time, for how long messages wait. */
  now: string
}

/** The conversations of a client, or a nutritionist's inbox. */
export function ConversationsPage({ side, now }: ConversationsPageProps) {
  const { data, error, refetch, isFetching } = useQuery(messageQueries.conversations(side))
  return (
    <Container width="narrow" className="flex flex-col gap-6 py-8">
      <PageHeading
        title={side === 'client' ? m.messages_title() : m.messages_inbox_title()}
        description={side === 'client' ? undefined : m.messages_inbox_text()}
      />
      {data && <Conversations side={side} now={now} conversations={data} />}
      {!data && error && (
        <ThreadUnavailable error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <p role="status" className="flex items-center gap-2 text-ink-muted">
          <Spinner /> {m.messages_loading()}
        </p>
      )}
    </Container>
  )
}

type ConversationsProps = ConversationsPageProps & { conversations: Conversation[] }

function Conversations({ side, now, conversations }: ConversationsProps) {
  const zone = useDeviceZone()
  if (conversations.length === 0)
    return side === 'client' ? (
      <div className="flex flex-col items-start gap-4">
        <p className="max-w-prose text-pretty text-ink-muted">{m.messages_none()}</p>
        <Link to="/ahli-gizi" className={buttonStyles()}>
          {m.messages_none_choose()}
        </Link>
      </div>
    ) : (
      <p className="max-w-prose text-pretty text-ink-muted">{m.messages_inbox_none()}</p>
    )
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-y">
      {conversations.map((conversation) => (
        <ConversationRow key={conversation.id} {...{ conversation, zone, now }} />
      ))}
    </ul>
  )
}
