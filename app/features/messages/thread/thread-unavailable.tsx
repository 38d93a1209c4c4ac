import { isUnreached } from '#app/errors/is-unreached.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { RetryNotice } from '#app/ui/retry-notice.tsx'

type ThreadUnavailableProps = { error: unknown; isBusy: boolean; onRetry: () => void }

/** Messages could not be read. That says nothing about whether there are any. */
export function ThreadUnavailable({ error, isBusy, onRetry }: ThreadUnavailableProps) {
  return (
    <RetryNotice
      title={m.messages_unavailable_title()}
      text={isUnreached(error) ? m.messages_unavailable_offline() : m.messages_unavailable_text()}
      action={m.messages_unavailable_retry()}
      isBusy={isBusy}
      onRetry={onRetry}
    />
  )
}
