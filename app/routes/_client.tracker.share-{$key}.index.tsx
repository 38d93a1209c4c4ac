import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { MeasureChart } from '#app/features/measurements/chart/measure-chart.tsx'
import { seriesOfWeights } from '#app/features/measurements/chart/series-of-weights.ts'
import { EndedShare } from '#app/features/sharing/ended-share.tsx'
import { SharePinForm } from '#app/features/sharing/share-pin-form.tsx'
import { NothingShared } from '#app/features/sharing/shared-table.tsx'
import { SharedTracker } from '#app/features/sharing/shared-tracker.tsx'
import { sharingQueries } from '#app/features/sharing/sharing.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { isPathId } from '#app/lib/path-id.ts'
import { trendOf } from '#app/nutrition/weight-trend.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { Container } from '#app/ui/container.tsx'
import type { WeightEntry } from '#server/contract/tracker.schema.ts'

/**
 * A shared tracker: read only, without a session. An index route, because the router would prefer
 * the index of /tracker/$id to a non-index.
 */
export const Route = createFileRoute('/_client/tracker/share-{$key}/')({
  loader: async ({ context, params }) => {
    const key = keyOf(params)
    if (!isPathId(key)) throw notFound()
    const queryClient = await loadQueryClient(context)
    const opened = await queryClient.ensureQueryData(sharingQueries.opened(key))
    if (!opened) throw notFound()
    return { seo: { title: m.sharing_shared_seo_title() } }
  },
  head: (page) => {
    // The address is a secret, so the head must not contain it.
    const { meta } = loadedHead(page, { path: '/tracker' })
    return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }] }
  },
  component: SharedTrackerPage,
  notFoundComponent: EndedShare,
})

function SharedTrackerPage() {
  const key = keyOf(Route.useParams())
  const { data: opened } = useSuspenseQuery(sharingQueries.opened(key))
  if (!opened) throw notFound()
  return (
    <Container className="flex flex-col gap-8 py-8 md:gap-10 md:py-12">
      {opened.kind === 'pin' ? (
        <SharePinForm shareKey={key} />
      ) : (
        <SharedTracker
          tracker={opened}
          weightChart={opened.weight && <WeightChart weights={opened.weight} />}
        />
      )}
    </Container>
  )
}

function WeightChart({ weights }: { weights: WeightEntry[] }) {
  const series = seriesOfWeights(trendOf(weights))
  return series ? <MeasureChart measure="weight" series={series} /> : <NothingShared />
}

function keyOf({ key }: { key: string }): string {
  return `share-${key}`
}
