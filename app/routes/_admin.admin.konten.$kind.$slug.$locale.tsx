import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { contentDeskQueries } from '#app/features/admin/content/content-desk.queries.ts'
import { TextEditor } from '#app/features/admin/content/text-editor.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { isPathId } from '#app/lib/path-id.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { backendOfKind, type ContentKind } from '#server/contract/editing/content-kinds.ts'
import type { DocumentKey } from '#server/contract/editing/editing.schema.ts'

export const Route = createFileRoute('/_admin/admin/konten/$kind/$slug/$locale')({
  loader: async ({ context, params }) => {
    const key = readKey(params)
    const queryClient = await loadQueryClient(context)
    const text = await queryClient.ensureQueryData(contentDeskQueries.text(key))
    if (text === null) throw notFound()
    return { key, seo: { title: m.desk_title() } }
  },
  head: loadedHead,
  component: Page,
})

function readKey({ kind, slug, locale }: Record<keyof DocumentKey, string>): DocumentKey {
  const isKnown = Object.hasOwn(backendOfKind, kind) && isPathId(slug)
  if (!isKnown || (locale !== 'id' && locale !== 'en')) throw notFound()
  return { kind: kind as ContentKind, slug, locale }
}

function Page() {
  const { key } = Route.useLoaderData()
  const { data } = useSuspenseQuery(contentDeskQueries.text(key))
  // Another text is another form.
  return data && <TextEditor key={`${key.kind}/${key.slug}/${key.locale}`} text={data} />
}
