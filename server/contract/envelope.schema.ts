import * as v from 'valibot'

type Envelope<Schema extends v.GenericSchema> = v.ObjectSchema<{ readonly data: Schema }, undefined>

const envelopes = new WeakMap<v.GenericSchema, v.GenericSchema>()

/**
 * The main backend wraps every answer: `{ "data": … }`. Returns the same envelope for the same
 * schema.
 */
export function envelopeOf<const Schema extends v.GenericSchema>(data: Schema): Envelope<Schema> {
  const envelope = envelopes.get(data) ?? v.object({ data })
  envelopes.set(data, envelope)
  return envelope as Envelope<Schema>
}

/** Every backend's answer to a failed call, with a 4xx or 5xx status. */
export const failureSchema = v.object({
  /** A sentence or a code of the error catalogue. The site matches it case-insensitively. */
  message: v.string(),
  code: v.optional(v.string()),
})

/** The languages of content, chosen with the query parameter `locale`. */
export const localeSchema = v.picklist(['en', 'id'])
export type ContentLocale = v.InferOutput<typeof localeSchema>

export const localeQuerySchema = v.object({ locale: v.optional(localeSchema, 'en') })
