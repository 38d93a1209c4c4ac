import { useSuspenseQuery } from '@tanstack/react-query'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { ShareRow } from './share-row.tsx'
import { useRevokeShare } from './sharing.mutations.ts'
import { sharingQueries } from './sharing.queries.ts'

/** Every link that was made, newest first, and who has seen it. */
export function ShareList({ trackerId }: { trackerId: string }) {
  const { data: shares } = useSuspenseQuery(sharingQueries.shares(trackerId))
  const revoke = useRevokeShare(trackerId)
  return (
    <section aria-labelledby="shares" className="flex flex-col gap-4">
      <h2 id="shares" className="text-xl">
        {m.sharing_list_title()}
      </h2>
      {revoke.isError && (
        <Alert tone="danger" title={m.sharing_revoke_failed()}>
          {textOfError(revoke.error)}
        </Alert>
      )}
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
