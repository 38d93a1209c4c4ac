import * as v from 'valibot'
import { textPageSlugs } from '#app/config/public-page.ts'

/** Text pages of the content backend; the first three stand at paths that name the product. */
export const textSlugSchema = v.picklist([
  'tentang',
  'for-enterprise',
  'for-enterprise-contact',
  ...textPageSlugs,
])
export type TextSlug = v.InferOutput<typeof textSlugSchema>
