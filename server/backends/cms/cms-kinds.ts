import {
  cmsDocumentTable,
  cmsDraftTable,
  cmsPublicationTable,
  cmsReviewTable,
  cmsRevisionTable,
} from '#server/db/cms/cms-history.table.ts'
import { homeTable } from '#server/db/cms/home.table.ts'
import { nutritionistTable } from '#server/db/cms/nutritionist.table.ts'
import { nutritionistTextTable } from '#server/db/cms/nutritionist-text.table.ts'
import { pageMetaTable } from '#server/db/cms/page-meta.table.ts'
import { programTable } from '#server/db/cms/program.table.ts'
import { promoTable } from '#server/db/cms/promo.table.ts'
import { textPageTable } from '#server/db/cms/text-page.table.ts'

/** What staff write in this backend, and where it is stored. */
export const cmsStore = {
  tables: {
    documents: cmsDocumentTable,
    revisions: cmsRevisionTable,
    drafts: cmsDraftTable,
    publications: cmsPublicationTable,
    reviews: cmsReviewTable,
  },
  kinds: {
    home: { table: homeTable },
    'nutritionist-text': {
      ...{ table: nutritionistTextTable, slugColumn: nutritionistTextTable.slug },
      parent: { table: nutritionistTable, slugColumn: nutritionistTable.slug },
    },
    'page-meta': { table: pageMetaTable, slugColumn: pageMetaTable.page },
    program: { table: programTable, slugColumn: programTable.slug },
    promo: { table: promoTable, slugColumn: promoTable.id },
    'text-page': { table: textPageTable, slugColumn: textPageTable.slug },
  },
}
