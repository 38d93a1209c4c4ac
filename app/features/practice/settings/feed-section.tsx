import { useCreateFeed, useEndFeed } from '#app/features/practice/practice.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { Practice } from '#server/contract/practice.schema.ts'

/** The secret address of the calendar feed, which shows once. */
export function FeedSection({ practice: { hasFeed } }: { practice: Practice }) {
  const create = useCreateFeed()
  const end = useEndFeed()
  const address = hasFeed ? create.data?.address : undefined
  return (
    <section aria-labelledby="feed" className="flex flex-col gap-4 border-line border-t pt-8">
      <h2 id="feed" className="text-2xl">
        {m.practice_feed_title()}
      </h2>
      <p className="max-w-prose text-pretty text-ink-muted">{m.practice_feed_text()}</p>
      {address && (
        <div className="flex flex-col gap-3">
          <p className="font-semibold">{m.practice_feed_once()}</p>
          <code className="break-all rounded-control bg-surface-sunken px-3 py-2">{address}</code>
          <div>
            <CopyButton
              value={address}
              label={m.practice_feed_copy()}
              copiedLabel={m.practice_feed_copied()}
            />
          </div>
        </div>
      )}
      {hasFeed && !address && <p>{m.practice_feed_is_on()}</p>}
      <FailureAlert error={create.error ?? end.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          isBusy={create.isPending}
          onClick={() => create.mutate(undefined)}
        >
          {hasFeed ? m.practice_feed_renew() : m.practice_feed_create()}
        </Button>
        {hasFeed && (
          <Button variant="caution" isBusy={end.isPending} onClick={() => end.mutate(undefined)}>
            {m.practice_feed_end()}
          </Button>
        )}
      </div>
    </section>
  )
}
