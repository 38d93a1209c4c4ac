import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link, notFound } from '@tanstack/react-router'
import { type ReactNode, useCallback, useRef } from 'react'
import type { ThreadFormFailure } from '#app/features/messages/answer-thread-form.server.ts'
import { messageQueries } from '#app/features/messages/messages.queries.ts'
import type { ThreadSearch } from '#app/features/messages/messages-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useDeviceZone } from '#app/lib/device-zone.ts'
import { MessageSyncProvider } from '#app/sync/messages/message-sync-provider.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Container } from '#app/ui/container.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { AnswerTime } from './answer-time.tsx'
import { Composer } from './composer.tsx'
import { FoundMessages } from './found-messages.tsx'
import { ThreadFiles } from './thread-files.tsx'
import { ThreadHeading } from './thread-heading.tsx'
import { ThreadLog } from './thread-log.tsx'
import { ThreadUnavailable } from './thread-unavailable.tsx'

type ThreadPageProps = {
  id: string
  search: ThreadSearch
  /** Of the form without scripts. */
  formIds: { id: string; fileId: string } | undefined
  failure: ThreadFormFailure | undefined
  /** Texts to insert, for a nutritionist. */
  quickTexts?: (onChoose: (text: string) => void) => ReactNode
}

/** The conversation of a client and a nutritionist, as either of them sees it. */
export function ThreadPage({ id, search, quickTexts, ...form }: ThreadPageProps) {
  const zone = useDeviceZone()
  const text = useRef<HTMLTextAreaElement>(null)
  const queryClient = useQueryClient()
  const thread = useInfiniteQuery(messageQueries.thread(id))
  const { fetchNextPage } = thread
  const refresh = useCallback(
    () => queryClient.refetchQueries(messageQueries.thread(id), { throwOnError: true }),
    [queryClient, id],
  )
  const onEarlier = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const onEdit = (words: string) => insertText(text.current, words)
  const newest = thread.data?.pages[0]
  if (newest === null) throw notFound()
  if (!newest)
    return (
      <Container width="narrow" className="py-8">
        {thread.error ? (
          <ThreadUnavailable
            error={thread.error}
            isBusy={thread.isFetching}
            onRetry={() => void thread.refetch()}
          />
        ) : (
          <p role="status" className="flex items-center gap-2 text-ink-muted">
            <Spinner /> {m.messages_loading()}
          </p>
        )}
      </Container>
    )
  const { conversation } = newest
  const messages = thread.data?.pages.flatMap((page) => page?.messages ?? []) ?? []
  return (
    <MessageSyncProvider conversationId={id} refresh={refresh}>
      <Container width="narrow" className="flex flex-col gap-4 py-5 md:py-8">
        <ThreadHeading conversation={conversation} search={search} />
        {search.q !== undefined && <FoundMessages {...{ conversation, zone }} q={search.q} />}
        {search.show === 'files' && <ThreadFiles conversationId={id} zone={zone} />}
        {search.q === undefined && search.show === undefined && (
          <>
            <AnswerTime conversation={conversation} zone={zone} />
            <ThreadLog
              {...{ conversation, messages, zone, onEarlier, onEdit }}
              hasEarlier={thread.hasNextPage}
              isLoadingEarlier={thread.isFetchingNextPage}
            />
            {conversation.isOpen ? (
              <>
                {quickTexts?.(onEdit)}
                <Composer conversationId={id} text={text} {...form} />
              </>
            ) : (
              <Closed side={conversation.side} name={conversation.other.name} />
            )}
          </>
        )}
      </Container>
    </MessageSyncProvider>
  )
}

function Closed({ side, name }: { side: 'client' | 'nutritionist'; name: string }) {
  return (
    <Alert title={m.messages_closed_title()} role="note">
      {side === 'client' ? (
        <>
          {m.messages_closed_client({ name })}{' '}
          <Link to="/konsultasi/saya" className="underline">
            {m.messages_closed_client_link()}
          </Link>
        </>
      ) : (
        m.messages_closed_nutritionist({ name })
      )}
    </Alert>
  )
}

/** Adds a text to what a field holds, as if it were typed, and leads there. */
function insertText(field: HTMLTextAreaElement | null, text: string): void {
  if (!field) return
  const before = field.value.trimEnd()
  field.value = before ? `${before}\n${text}` : text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}
