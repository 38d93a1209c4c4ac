import * as v from 'valibot'

/** The pages whose SEO texts are a call of their own (specification, section 7). */
export const metaPageNameSchema = v.picklist(['about', 'enterprise'])
export type MetaPage = v.InferOutput<typeof metaPageNameSchema>
