import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { contentDeskQueries } from '#app/features/admin/content/content-desk.queries.ts'
import { TextEditor } from '#app/features/admin/content/text-editor.tsx'
import { textFormMiddleware } from '#app/features/admin/content/text-form/text-form.middleware.ts'
import { textKeyOf } from '#app/features/admin/content/text-form/text-key.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/konten/$kind/$slug/$locale')({
  server: { middleware: [textFormMiddleware] },
  loader: async ({ context, serverContext, params }) => {
    const key = textKeyOf([params.kind, params.slug, params.locale])
    if (!key) throw notFound()
    const queryClient = await loadQueryClient(context)
    const text = await queryClient.ensureQueryData(contentDeskQueries.text(key))
    if (text === null) throw notFound()
    return { key, seo: { title: m.desk_title() }, failure: serverContext?.textFailure }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { key, failure } = Route.useLoaderData()
  const { data } = useSuspenseQuery(contentDeskQueries.text(key))
  // Another text is another form.
  return (
    data && (
      <TextEditor key={`${key.kind}/${key.slug}/${key.locale}`} text={data} failure={failure} />
    )
  )
}
