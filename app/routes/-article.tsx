import { useSettings } from '#app/config/use-settings.ts'
import { ArticlePage } from '#app/features/blog/article-page.tsx'
import { PlateFilm } from '#app/features/home/plate-film.tsx'
import { pageUrl } from '#app/seo/page-url.ts'
import type { ArticlePageContent } from '#server/contract/blog.schema.ts'

/** An article with its films. */
export default function Article({ page }: { page: ArticlePageContent }) {
  const settings = useSettings()
  return (
    <ArticlePage
      page={page}
      url={pageUrl(settings, `/blog/${page.article.slug}`)}
      films={{ 'isi-piringku': <PlateFilm /> }}
    />
  )
}
