import { historyTables } from '#server/db/history-tables.ts'
import { blogSchema } from './blog-schema.ts'

export const {
  documents: blogDocumentTable,
  revisions: blogRevisionTable,
  drafts: blogDraftTable,
  publications: blogPublicationTable,
  reviews: blogReviewTable,
} = historyTables(blogSchema)
