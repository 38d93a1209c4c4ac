import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import {
  credentialDecisionSchema,
  credentialDocumentSchema,
  licencePassSchema,
  newCredentialSchema,
} from '#server/contract/credential.schema.ts'
import { decideCredential, enterCredential, readDocument } from './credential.service.ts'
import { licencePassOf } from './staff-practice.service.ts'

export function createCredentialRoutes(context: MainContext) {
  return new Hono()
    .post(
      '/v1/admin/nutritionists/:id/credentials',
      adminCall(context, {
        does: 'Enters a registration or licence with its document, for a second person.',
        answers: v.null(),
        permission: 'credentials.enter',
        audit: 'credential_entered',
        about: 'practice',
      }),
      validate('json', newCredentialSchema),
      async (c) => {
        const slug = readPathId(c.req.param('id'), 'ERR_NO_PRACTICE')
        await enterCredential(context, c.get('act'), { slug, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .get(
      '/v1/admin/credentials/:id/document',
      adminCall(context, {
        does: 'Returns the document of a credential.',
        answers: credentialDocumentSchema,
        permission: 'nutritionists.read',
        audit: 'credential_read',
        about: 'credential',
      }),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_FILE')
        return c.json({ data: await readDocument(context, id) })
      },
    )
    .post(
      '/v1/admin/credentials/:id/decision',
      adminCall(context, {
        does: 'Verifies or refuses what another person entered.',
        answers: v.null(),
        permission: 'credentials.verify',
        audit: 'credential_decided',
        about: 'credential',
        needsStepUp: true,
      }),
      validate('json', credentialDecisionSchema),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_FILE')
        await decideCredential(context, c.get('act'), { id, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .get(
      '/v1/admin/nutritionists/:id/licence-pass',
      adminCall(context, {
        does: 'Signs the verified licences for the profile.',
        answers: licencePassSchema,
        permission: 'credentials.verify',
        audit: 'impersonal',
      }),
      async (c) => {
        const slug = readPathId(c.req.param('id'), 'ERR_NO_PRACTICE')
        return c.json({ data: { pass: await licencePassOf(context, slug) } })
      },
    )
}
