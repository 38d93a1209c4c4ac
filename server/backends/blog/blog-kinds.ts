import type { Review } from '#server/backends/editing/editing-context.ts'
import type { Article } from '#server/contract/blog.schema.ts'
import type { Content } from '#server/contract/editing/editing.schema.ts'
import { articleTable } from '#server/db/blog/article.table.ts'
import {
  blogDocumentTable,
  blogDraftTable,
  blogPublicationTable,
  blogReviewTable,
  blogRevisionTable,
} from '#server/db/blog/blog-history.table.ts'
import { categoryTable } from '#server/db/blog/category.table.ts'
import { frontPageTable } from '#server/db/blog/front-page.table.ts'
import { cleanArticleHtml } from './clean-article-html.ts'

/** What staff write in this backend, and where it is stored. */
export const blogStore = {
  tables: {
    documents: blogDocumentTable,
    revisions: blogRevisionTable,
    drafts: blogDraftTable,
    publications: blogPublicationTable,
    reviews: blogReviewTable,
  },
  kinds: {
    article: {
      table: articleTable,
      slugColumn: articleTable.slug,
      clean: cleanArticle,
      reviewColumns: ({ reviewerName, credentials, reviewedOn }: Review) => ({
        reviewer: reviewerName,
        reviewerCredentials: credentials,
        reviewedOn,
      }),
    },
    category: { table: categoryTable, slugColumn: categoryTable.slug, isPermanent: true },
    'front-page': { table: frontPageTable },
  },
}

function cleanArticle(content: Content): Content {
  const sections = content.sections as Article['sections']
  return {
    ...content,
    sections: sections.map((section) => ({ ...section, html: cleanArticleHtml(section.html) })),
  }
}
