import { useQuery } from '@tanstack/react-query'
import { messageQueries } from '#app/features/messages/messages.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { MessageFile } from './message-file.tsx'
import { ThreadUnavailable } from './thread-unavailable.tsx'

type ThreadFilesProps = { conversationId: string; zone: string }

/** The photos and PDFs of a thread, newest first. */
export function ThreadFiles({ conversationId, zone }: ThreadFilesProps) {
  const { data, error, refetch, isFetching } = useQuery(messageQueries.files(conversationId))
  if (!data && error)
    return <ThreadUnavailable error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <p role="status" className="flex items-center gap-2 text-ink-muted">
        <Spinner /> {m.messages_loading()}
      </p>
    )
  if (data.length === 0) return <p className="text-ink-muted">{m.messages_files_none()}</p>
  return (
    <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {data.map(({ id, file, sentAt }) => (
        <li key={id} className="flex min-w-0 flex-col gap-1">
          {file && <MessageFile conversationId={conversationId} file={file} />}
          <p className="text-ink-muted text-sm">{formatDateTimeIn(sentAt, zone)}</p>
        </li>
      ))}
    </ul>
  )
}
