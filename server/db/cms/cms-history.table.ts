import { historyTables } from '#server/db/history-tables.ts'
import { cmsSchema } from './cms-schema.ts'

export const {
  documents: cmsDocumentTable,
  revisions: cmsRevisionTable,
  drafts: cmsDraftTable,
  publications: cmsPublicationTable,
  reviews: cmsReviewTable,
} = historyTables(cmsSchema)
