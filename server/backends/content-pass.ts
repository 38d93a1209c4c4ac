import * as v from 'valibot'
import { editingPermissions } from '#server/contract/editing/editing.schema.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import type { PassKind } from './signed-pass.ts'

const claimsSchema = v.object({
  sub: v.string(),
  name: v.string(),
  permissions: v.array(v.picklist(editingPermissions)),
  /** Of a colleague who may sign health texts; null for others. */
  reviewer: v.nullable(v.object({ credentials: v.string(), licensedUntil: isoDateSchema })),
})
/** The writer, as the main backend attests. */
export type ContentPass = v.InferOutput<typeof claimsSchema>

/** The pass with which a colleague writes texts. */
export const contentPass: PassKind<ContentPass> = { audience: 'content', claimsSchema }
