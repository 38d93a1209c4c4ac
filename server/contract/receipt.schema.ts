import * as v from 'valibot'

/** GET /v1/transactions/{id}/receipt: the receipt of a paid transaction as a document. */
export const receiptSchema = v.object({
  /** Such as `KW-2026-000001`. It is also the file name. */
  number: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  pdfBase64: v.pipe(v.string(), v.base64()),
})
export type Receipt = v.InferOutput<typeof receiptSchema>
