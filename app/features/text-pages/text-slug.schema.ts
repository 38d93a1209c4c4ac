import * as v from 'valibot'

/** The pages whose words are a text of the content backend. */
export const textSlugSchema = v.picklist([
  'tentang',
  'for-enterprise',
  'layanan-enterprise',
  'for-enterprise-contact',
  'policy',
  'kebijakan-privasi',
  'konsultasi',
  'if-program',
  'pricing',
])
export type TextSlug = v.InferOutput<typeof textSlugSchema>
