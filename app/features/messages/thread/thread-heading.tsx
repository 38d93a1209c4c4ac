import { Link } from '@tanstack/react-router'
import type { ThreadSearch } from '#app/features/messages/messages-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Conversation } from '#server/contract/message.schema.ts'

type ThreadHeadingProps = { conversation: Conversation; search: ThreadSearch }

/** With whom the thread is, and its views. The search works without scripts. */
export function ThreadHeading({ conversation, search }: ThreadHeadingProps) {
  const { id, side, other } = conversation
  const to = side === 'client' ? '/pesan/$id' : '/praktik/pesan/$id'
  const views = [
    { label: m.messages_view_thread(), search: {}, isShown: !search.show && !search.q },
    { label: m.messages_view_files(), search: { show: 'files' as const }, isShown: search.show },
  ]
  return (
    <div className="flex flex-col gap-3">
      <PageHeading
        kicker={
          <Link
            to={side === 'client' ? '/konsultasi/saya' : '/praktik/pesan'}
            className="underline"
          >
            {side === 'client' ? m.messages_back_client() : m.messages_inbox_title()}
          </Link>
        }
        title={other.name}
      />
      <div className="flex flex-wrap items-center gap-2">
        <nav aria-label={m.messages_views()} className="flex flex-wrap gap-2">
          {views.map((view) => (
            <Link
              key={view.label}
              to={to}
              params={{ id }}
              search={view.search}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={view.isShown ? 'page' : undefined}
              className={buttonStyles({
                variant: view.isShown ? 'secondary' : 'quiet',
                size: 'sm',
              })}
            >
              {view.label}
            </Link>
          ))}
        </nav>
        <PersonLink conversation={conversation} />
      </div>
      <details open={search.q !== undefined}>
        <summary className="tap w-fit cursor-pointer font-semibold text-link underline underline-offset-3">
          {m.messages_search_open()}
        </summary>
        <form className="flex flex-wrap items-end gap-3 pt-3">
          <div className="min-w-48 flex-1">
            <TextField
              name="q"
              type="search"
              minLength={2}
              maxLength={100}
              required
              defaultValue={search.q}
              label={m.messages_search()}
            />
          </div>
          <Button type="submit" variant="secondary">
            {m.messages_search_find()}
          </Button>
        </form>
      </details>
    </div>
  )
}

function PersonLink({ conversation: { other } }: { conversation: Conversation }) {
  const look = buttonStyles({ variant: 'quiet', size: 'sm' })
  if (other.trackerId)
    return (
      <Link to="/praktik/klien/$id" params={{ id: other.trackerId }} className={look}>
        {m.messages_open_client()}
      </Link>
    )
  if (other.slug)
    return (
      <Link to="/ahli-gizi/$slug" params={{ slug: other.slug }} className={look}>
        {m.messages_open_profile()}
      </Link>
    )
  return null
}
