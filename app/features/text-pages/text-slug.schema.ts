import * as v from 'valibot'
import { textPageSlugs } from '#app/config/public-page.ts'

/** Text pages of the content backend. The paths of the first three contain the product name. */
export const textSlugSchema = v.picklist([
  'tentang',
  'for-enterprise',
  'for-enterprise-contact',
  ...textPageSlugs,
])
export type TextSlug = v.InferOutput<typeof textSlugSchema>
