import * as v from 'valibot'
import { callBackend, createBackendClient } from '#app/clients/backend-client.ts'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import {
  type NutritionistDetail,
  type Nutritionists,
  nutritionistDetailSchema,
  nutritionistsSchema,
} from '#server/contract/admin-nutritionist.schema.ts'
import { credentialDocumentSchema, licencePassSchema } from '#server/contract/credential.schema.ts'
import type { NutritionistAct } from './nutritionist-act.schema.ts'

export function readNutritionists(context: SiteContext): Promise<Nutritionists> {
  return callAdmin(context, 'v1/admin/nutritionists', nutritionistsSchema)
}

/** Returns null for an unknown nutritionist. */
export function readNutritionist(
  context: SiteContext,
  slug: string,
): Promise<NutritionistDetail | null> {
  const path = `v1/admin/nutritionists/${slug}`
  return nullIfNotFound(callAdmin(context, path, nutritionistDetailSchema))
}

/** Returns how many clients a handover moved. */
export async function actOnNutritionist(
  context: SiteContext,
  { kind, id, body }: NutritionistAct,
): Promise<{ moved: number }> {
  const paths = {
    invitation: 'v1/admin/nutritionist-invitations',
    state: `v1/admin/nutritionists/${id}/state`,
    handover: `v1/admin/nutritionists/${id}/handover`,
    decision: `v1/admin/credentials/${id}/decision`,
  }
  const answers = v.nullable(v.object({ moved: v.number() }))
  const answer = await callAdmin(context, paths[kind], answers, { method: 'post', json: body })
  return { moved: answer?.moved ?? 0 }
}

export function readDocument(context: SiteContext, id: string) {
  return callAdmin(context, `v1/admin/credentials/${id}/document`, credentialDocumentSchema)
}

/** Shows the verified licences on the profile. Returns false without them, or without a profile. */
export async function publishLicences(context: SiteContext, slug: string): Promise<boolean> {
  const path = `v1/admin/nutritionists/${slug}/licence-pass`
  const { pass } = await callAdmin(context, path, licencePassSchema)
  if (pass === null) return false
  const cms = createBackendClient(context.backends.cms)
  const options = { method: 'put', json: { pass } }
  const answers = v.object({ slug: v.string() })
  const shown = await nullIfNotFound(callBackend(cms, 'nutritionist-licences', answers, options))
  return shown !== null
}
