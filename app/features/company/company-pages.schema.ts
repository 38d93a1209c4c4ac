import * as v from 'valibot'

/** Pages whose SEO texts have their own call (specification, section 7). */
export const metaPageNameSchema = v.picklist(['about', 'enterprise'])
export type MetaPage = v.InferOutput<typeof metaPageNameSchema>
