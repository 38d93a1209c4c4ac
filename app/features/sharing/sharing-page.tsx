import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/i18n/paraglide/messages.js'
import { NeedsConnection } from '#app/sync/needs-connection.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { ShareForm } from './share-form.tsx'
import { ShareRow } from './share-row.tsx'
import { useRevokeShare } from './sharing.mutations.ts'
import { sharingQueries } from './sharing.queries.ts'

export function SharingPage({ trackerId }: { trackerId: string }) {
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <SectionHeading title={m.sharing_title()} description={m.sharing_intro()} />
      <NeedsConnection />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ShareForm trackerId={trackerId} />
        <ShareList trackerId={trackerId} />
      </div>
    </div>
  )
}

/** All links, newest first, with their views. */
function ShareList({ trackerId }: { trackerId: string }) {
  const { data: shares } = useSuspenseQuery(sharingQueries.shares(trackerId))
  const revoke = useRevokeShare(trackerId)
  return (
    <section aria-labelledby="shares" className="flex flex-col gap-4">
      <h2 id="shares" className="text-xl">
        {m.sharing_list_title()}
      </h2>
      <FailureAlert error={revoke.error} title={m.sharing_revoke_failed()} />
      {!shares?.length && <p className="text-ink-muted">{m.sharing_list_empty()}</p>}
      <ul className="flex flex-col border-line border-t empty:hidden">
        {shares?.map((share) => (
          <ShareRow
            key={share.id}
            share={share}
            isBusy={revoke.isPending && revoke.variables === share.id}
            onRevoke={() => revoke.mutate(share.id)}
          />
        ))}
      </ul>
    </section>
  )
}
