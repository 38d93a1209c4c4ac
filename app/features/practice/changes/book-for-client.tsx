import { useNavigate } from '@tanstack/react-router'
import { useBookForClient } from '#app/features/practice/practice.mutations.ts'
import type { ClientView } from '#app/features/practice/practice.server.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { StartForm } from './start-form.tsx'

type BookForClientProps = {
  view: ClientView
  /** The free time that was chosen in the week. */
  start: string | undefined
}

/** Books a session with one of the client's credits. */
export function BookForClient({ view, start }: BookForClientProps) {
  const { client, practice, now } = view
  const { trackerId, name, sessionBalance: count, latestStartsOn } = client
  const book = useBookForClient()
  const navigate = useNavigate()
  return (
    <section aria-labelledby="book" className="flex flex-col gap-4">
      <h2 id="book" className="text-2xl">
        {m.practice_book_title()}
      </h2>
      {practice.state !== 'active' ? (
        <p className="text-ink-muted">{m.practice_book_paused()}</p>
      ) : count === 0 ? (
        <p className="text-ink-muted">{m.practice_book_none({ name })}</p>
      ) : (
        <>
          <p className="max-w-prose text-pretty text-ink-muted">
            {m.practice_book_text({ name, count })}
            {latestStartsOn && (
              <> {m.practice_book_starts({ name, date: formatDate(latestStartsOn) })}</>
            )}
          </p>
          <StartForm
            chosen={start}
            zone={practice.zone}
            zoneName={nameOfZone(practice.zone, new Date(now))}
            action={m.practice_book_action()}
            isBusy={book.isPending}
            error={book.error}
            onStart={(given) =>
              book.mutate(
                { trackerId, start: given },
                {
                  onSuccess: ({ id }) => navigate({ to: '/praktik/sesi/$id', params: { id } }),
                },
              )
            }
          />
        </>
      )}
    </section>
  )
}
