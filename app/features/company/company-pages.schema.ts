import * as v from 'valibot'

/** The pages whose words are a text of the content backend. */
export const textSlugSchema = v.picklist([
  'tentang',
  'for-enterprise',
  'layanan-enterprise',
  'policy',
  'kebijakan-privasi',
  'konsultasi',
  'if-program',
  'pricing',
])
export type TextSlug = v.InferOutput<typeof textSlugSchema>

/** The pages whose SEO texts are a call of their own (specification, section 7). */
export const metaPageNameSchema = v.picklist(['about', 'enterprise'])
export type MetaPage = v.InferOutput<typeof metaPageNameSchema>
