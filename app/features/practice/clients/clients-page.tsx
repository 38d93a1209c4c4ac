import { Link } from '@tanstack/react-router'
import type { ClientsView } from '#app/features/practice/practice.server.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn, localMoment } from '#app/i18n/zoned-time.ts'
import { dayMs } from '#app/lib/time.ts'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { daysBetween } from '#server/contract/bare-dates.ts'
import type { PracticeClient } from '#server/contract/practice.schema.ts'
import { ClientRow } from './client-row.tsx'
import type { readClientsSearch } from './clients-search.ts'

/** A client without a session for so long may need a word. */
const quietMs = 14 * dayMs
/** A program that ends within so many days may be extended. */
const endingDays = 14

type ClientsPageProps = { view: ClientsView; search: ReturnType<typeof readClientsSearch> }

/** The clients in the nutritionist's care. The form works without scripts. */
export function ClientsPage({ view, search: { q = '', only, start } }: ClientsPageProps) {
  const { clients, practice, titles, now } = view
  const isQuiet = ({ lastSessionAt, nextSessionAt }: PracticeClient) =>
    nextSessionAt === null &&
    (lastSessionAt === null || Date.parse(now) - Date.parse(lastSessionAt) > quietMs)
  const today = localMoment(now, practice.zone).day
  const isEnding = ({ endsOn }: PracticeClient) => {
    const daysLeft = daysBetween(today, endsOn)
    return daysLeft >= 0 && daysLeft <= endingDays
  }
  const filters = [
    { only: undefined, passes: () => true, label: m.practice_clients_all },
    { only: 'quiet', passes: isQuiet, label: m.practice_clients_quiet },
    { only: 'ending', passes: isEnding, label: m.practice_clients_ending },
  ] as const
  const chosen = filters.find((filter) => filter.only === only)
  const shown = clients
    .filter(({ name }) => name.toLowerCase().includes(q.trim().toLowerCase()))
    .filter((client) => chosen?.passes(client))
  return (
    <Container width="narrow" className="flex flex-col gap-6 py-8">
      <PageHeading
        title={m.practice_clients()}
        description={
          start && m.practice_clients_start({ time: formatDateTimeIn(start, practice.zone) })
        }
      />
      {clients.length === 0 ? (
        <p className="max-w-prose text-pretty text-ink-muted">{m.practice_clients_none()}</p>
      ) : (
        <>
          <form className="flex flex-wrap items-end gap-3">
            {only && <input type="hidden" name="only" value={only} />}
            {start && <input type="hidden" name="start" value={start} />}
            <div className="min-w-48 flex-1">
              <TextField
                name="q"
                type="search"
                maxLength={60}
                defaultValue={q}
                label={m.practice_clients_search()}
                optionalMark=""
              />
            </div>
            <Button type="submit" variant="secondary">
              {m.practice_clients_find()}
            </Button>
          </form>
          <nav aria-label={m.practice_clients_filter()} className="flex flex-wrap gap-2">
            {filters.map((filter) => (
              <Link
                key={filter.only ?? 'all'}
                to="/praktik/klien"
                search={(before) => ({ ...before, only: filter.only })}
                activeOptions={{ exact: true }}
                aria-current={filter === chosen ? 'true' : undefined}
                className={buttonStyles({
                  variant: filter === chosen ? 'secondary' : 'quiet',
                  size: 'sm',
                })}
              >
                {filter.label({ count: clients.filter(filter.passes).length })}
              </Link>
            ))}
          </nav>
          {shown.length === 0 ? (
            <p className="text-ink-muted">{m.practice_clients_no_match()}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line border-line border-y">
              {shown.map((client) => (
                <ClientRow key={client.trackerId} {...{ client, practice, titles, start }} />
              ))}
            </ul>
          )}
        </>
      )}
    </Container>
  )
}
