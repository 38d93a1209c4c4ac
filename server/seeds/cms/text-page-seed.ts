import type { Closing } from '#server/contract/content.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { TextPage, TextSection } from '#server/contract/text-page.schema.ts'

type PageTexts = {
  title: string
  lead: string
  metaTitle?: string
  metaDescription?: string
  keyword: string
  sections: TextSection[]
  closing?: Closing
  sources?: TextPage['sources']
}

/** A text page in every language; the site replaces `{product}` and `{email}`. */
export type TextPageSeed = {
  slug: string
  /** The first day on which a legal text applies, `YYYY-MM-DD`. */
  validFrom: string | null
} & Record<ContentLocale, PageTexts>
