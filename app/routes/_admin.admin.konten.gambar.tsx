import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { contentDeskQueries } from '#app/features/admin/content/content-desk.queries.ts'
import { ArticlePicturesPage } from '#app/features/admin/content/pictures/article-pictures-page.tsx'
import { pictureFormMiddleware } from '#app/features/admin/content/pictures/picture-form.middleware.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/konten/gambar')({
  server: { middleware: [pictureFormMiddleware] },
  loader: async ({ context, serverContext }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(contentDeskQueries.pictures())
    return { seo: { title: m.desk_pictures() }, failure: serverContext?.pictureFailure }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { failure } = Route.useLoaderData()
  const { data } = useSuspenseQuery(contentDeskQueries.pictures())
  return <ArticlePicturesPage pictures={data} failure={failure} />
}
