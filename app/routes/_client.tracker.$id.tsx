import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { UnreadCount } from '#app/features/messages/unread-count.tsx'
import { usePlanOfDay } from '#app/features/plans/own/use-plan-of-day.ts'
import { planQueries } from '#app/features/plans/plans.queries.ts'
import { trackerQueries } from '#app/features/tracker/tracker.queries.ts'
import { TrackerHeading } from '#app/features/tracker/tracker-heading.tsx'
import { TrackerNav } from '#app/features/tracker/tracker-nav.tsx'
import { trackerSeo } from '#app/features/tracker/tracker-seo.ts'
import { useTrackerView } from '#app/features/tracker/use-tracker-view.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'
import { healthConsentQueries } from '#app/session/health-consent/health-consent.queries.ts'
import { HealthConsentProvider } from '#app/session/health-consent/health-consent-provider.tsx'
import { PhotoSyncProvider } from '#app/sync/photos/photo-sync-provider.tsx'
import { SyncPanel } from '#app/sync/sync-panel.tsx'
import { SyncProvider } from '#app/sync/sync-provider.tsx'
import { ContactLines } from '#app/ui/contact-lines.tsx'
import { Container } from '#app/ui/container.tsx'
import { useEntryWords } from './-use-entry-words.ts'

/** Heading and navigation of all pages of a tracker. */
export const Route = createFileRoute('/_client/tracker/$id')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const [found] = await Promise.all([
      queryClient.ensureQueryData(trackerQueries.tracker(params.id)),
      queryClient.prefetchQuery(healthConsentQueries.own()),
    ])
    if (found.kind === 'unknown') throw notFound()
    await queryClient.prefetchQuery(planQueries.ofDay(params.id, found.view.today))
    return { seo: trackerSeo() }
  },
  head: loadedHead,
  component: TrackerLayout,
})

function TrackerLayout() {
  const { id } = Route.useParams()
  return (
    <HealthConsentProvider>
      <SyncProvider trackerId={id}>
        <PhotoSyncProvider trackerId={id}>
          <Tracker id={id} />
        </PhotoSyncProvider>
      </SyncProvider>
    </HealthConsentProvider>
  )
}

function Tracker({ id }: { id: string }) {
  const view = useTrackerView(id)
  const planned = usePlanOfDay(id, view.today)
  const hasPlan = Boolean(planned?.plan ?? planned?.upcoming)
  return (
    <Container className="flex flex-col gap-5 py-5 md:gap-8 md:py-10 print:gap-2 print:py-2">
      <TrackerHeading view={view} />
      <TrackerNav trackerId={id} hasPlan={hasPlan} unread={<UnreadCount side="client" />} />
      <SyncPanel trackerId={id} words={useEntryWords()} />
      <Outlet />
      <div className="print:hidden">
        <ContactLines title={m.shell_contact_tracker()} />
      </div>
    </Container>
  )
}
