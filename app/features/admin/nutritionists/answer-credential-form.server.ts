import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { withUpload } from '#app/session/read-upload.server.ts'
import { readNutritionist } from './admin-nutritionists.server.ts'
import { type CredentialAnswer, credentialFormSchema } from './credential-form.schema.ts'

/** Enters a credential with its document, and answers the script of the page. */
export async function answerCredentialForm(
  request: Request,
  context: SiteContext,
): Promise<Response> {
  const slug = new URL(request.url).pathname.split('/').at(-1) ?? ''
  const id = isPathId(slug) ? slug : 'unknown'
  const prove = () => readNutritionist(context, id)
  const answer = await withUpload({ request, context, prove }, (form) =>
    enterCredential(context, id, form),
  ).catch((error): CredentialAnswer => {
    if (!(error instanceof AppError)) throw error
    return { kind: 'failed', code: error.serverMessage ?? error.code }
  })
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
}

async function enterCredential(
  context: SiteContext,
  slug: string,
  form: FormData,
): Promise<CredentialAnswer> {
  const { file, ...typed } = Object.fromEntries(form)
  const facts = v.safeParse(credentialFormSchema, typed)
  if (!facts.success || !(file instanceof File)) return { kind: 'failed', code: 'INPUT' }
  const base64 = Buffer.from(await file.arrayBuffer()).toString('base64')
  await callAdmin(context, `v1/admin/nutritionists/${slug}/credentials`, v.null(), {
    method: 'post',
    json: { facts: facts.output, base64 },
  })
  return { kind: 'entered' }
}
