import { createFileRoute, notFound } from '@tanstack/react-router'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { DoorPage } from '#app/features/practice/door/door-page.tsx'
import { readDoorSearch } from '#app/features/practice/door/door-search.ts'
import { getDoor } from '#app/features/practice/door/practice-door.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { secretHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'
import { useSigner } from './-signer.tsx'

/** The second step of a nutritionist's sign-in. A guest signs in first and comes back. */
export const Route = createFileRoute('/_client/praktik/masuk')({
  validateSearch: readDoorSearch,
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  // Another load would bring another secret than the one that was scanned.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    const [door] = await Promise.all([
      getDoor(),
      queryClient.ensureQueryData(accountQueries.account()),
    ])
    if (!door) throw notFound()
    return { door, seo: { title: m.practice_door_title() } }
  },
  head: (page) => secretHead(page),
  component: Page,
})

function Page() {
  const signer = useSigner()
  return <DoorPage door={Route.useLoaderData().door} to={Route.useSearch().to} signer={signer} />
}
