import { Hono } from 'hono'
import * as v from 'valibot'
import type { EndOfAccount } from '#server/backends/main/identity/account/deletion.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import { decisionSchema } from '#server/contract/admin-purchase.schema.ts'
import {
  breachEntrySchema,
  breachLetterSchema,
  caseClosingSchema,
  caseNoteSchema,
  dataRequestEntrySchema,
  deletionWishSchema,
  enteredCaseSchema,
  nameCorrectionSchema,
  privacyCaseListSchema,
  privacyCaseSchema,
  requestLetterSchema,
} from '#server/contract/privacy-case.schema.ts'
import { askDeletion, decideDeletion } from './case-deletion.service.ts'
import { mailAnswer, mailConcerned } from './case-letter.service.ts'
import { readFullCase } from './full-case.service.ts'
import { correctName } from './name-correction.service.ts'
import type { Register } from './privacy-case.repository.ts'
import { addNote, closeCase, enterBreach, enterRequest, readCases } from './privacy-case.service.ts'

/** The register of requests about personal data, and that of breaches. */
export function createPrivacyCaseRoutes(context: MainContext, endOfAccount: EndOfAccount) {
  const requests = registerRoutes(context, {
    register: 'request',
    path: '/v1/admin/data-requests',
    permission: 'requests.work',
  })
    .post(
      '/v1/admin/data-requests',
      adminCall(context, {
        does: 'Enters a request about personal data that arrived outside the site.',
        answers: enteredCaseSchema,
        permission: 'requests.work',
        audit: 'case_entered',
        about: 'privacy_case',
      }),
      validate('json', dataRequestEntrySchema),
      async (c) => c.json({ data: await enterRequest(context, c.get('act'), c.req.valid('json')) }),
    )
    .post(
      '/v1/admin/data-requests/:id/letters',
      adminCall(context, {
        does: 'Mails an answer to a request.',
        answers: v.null(),
        permission: 'requests.work',
        audit: 'case_letter_mailed',
        about: 'privacy_case',
      }),
      validate('json', requestLetterSchema),
      async (c) => {
        await mailAnswer(context, c.get('act'), { id: idOf(c), ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/data-requests/:id/deletion',
      adminCall(context, {
        does: 'Asks a second person to delete the account of a request.',
        answers: v.null(),
        permission: 'members.propose',
        audit: 'deletion_proposed',
        about: 'privacy_case',
        needsStepUp: true,
      }),
      validate('json', deletionWishSchema),
      async (c) => {
        await askDeletion(context, c.get('act'), { id: idOf(c), ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/account-deletions/:id/decision',
      adminCall(context, {
        does: 'Approves or refuses a deletion that another person proposed.',
        answers: v.null(),
        permission: 'members.decide',
        audit: 'deletion_decided',
        about: 'approval',
        needsStepUp: true,
      }),
      validate('json', decisionSchema),
      async (c) => {
        const approvalId = readPathId(c.req.param('id'), 'ERR_NO_APPROVAL')
        const decision = { approvalId, ...c.req.valid('json'), endOfAccount }
        await decideDeletion(context, c.get('act'), decision)
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/data-requests/:id/name',
      adminCall(context, {
        does: 'Corrects the name of the account of a request, and mails its owner.',
        answers: v.null(),
        permission: 'members.serve',
        audit: 'name_corrected',
        about: 'privacy_case',
        needsStepUp: true,
      }),
      validate('json', nameCorrectionSchema),
      async (c) => {
        await correctName(context, c.get('act'), { id: idOf(c), ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
  const breaches = registerRoutes(context, {
    register: 'breach',
    path: '/v1/admin/breaches',
    permission: 'breaches.work',
  })
    .post(
      '/v1/admin/breaches',
      adminCall(context, {
        does: 'Enters a breach of personal data.',
        answers: enteredCaseSchema,
        permission: 'breaches.work',
        audit: 'case_entered',
        about: 'privacy_case',
      }),
      validate('json', breachEntrySchema),
      async (c) => c.json({ data: await enterBreach(context, c.get('act'), c.req.valid('json')) }),
    )
    .post(
      '/v1/admin/breaches/:id/letters',
      adminCall(context, {
        does: 'Mails those whom a breach concerns.',
        answers: v.null(),
        permission: 'breaches.work',
        audit: 'case_letter_mailed',
        about: 'privacy_case',
        needsStepUp: true,
      }),
      validate('json', breachLetterSchema),
      async (c) => {
        await mailConcerned(context, c.get('act'), { id: idOf(c), ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
  return new Hono().route('/', requests).route('/', breaches)
}

type RegisterFacts = {
  register: Register
  path: string
  permission: 'requests.work' | 'breaches.work'
}

/** What both registers have. */
function registerRoutes(context: MainContext, { register, path, permission }: RegisterFacts) {
  const change = { answers: v.null(), permission, about: 'privacy_case' } as const
  return new Hono()
    .get(
      path,
      adminCall(context, {
        does: 'Lists the register, the open cases first, without the people.',
        answers: privacyCaseListSchema,
        permission,
        audit: 'impersonal',
      }),
      async (c) => c.json({ data: await readCases(context, register) }),
    )
    .get(
      `${path}/:id`,
      adminCall(context, {
        does: 'Returns a case with all that was done about it.',
        answers: privacyCaseSchema,
        permission,
        audit: 'case_read',
        about: 'privacy_case',
      }),
      async (c) => {
        const key = { id: idOf(c), register }
        return c.json({ data: await readFullCase(context, key, c.get('staff').userId) })
      },
    )
    .post(
      `${path}/:id/notes`,
      adminCall(context, {
        does: 'Adds a note or proof to a case.',
        audit: 'case_noted',
        ...change,
      }),
      validate('json', caseNoteSchema),
      async (c) => {
        const note = { id: idOf(c), register, ...c.req.valid('json') }
        await addNote(context, c.get('act'), note)
        return c.json({ data: null })
      },
    )
    .post(
      `${path}/:id/closing`,
      adminCall(context, {
        does: 'Closes a case with its outcome.',
        audit: 'case_closed',
        ...change,
      }),
      validate('json', caseClosingSchema),
      async (c) => {
        const closing = { id: idOf(c), register, ...c.req.valid('json') }
        await closeCase(context, c.get('act'), closing)
        return c.json({ data: null })
      },
    )
}

function idOf(c: { req: { param(name: 'id'): string | undefined } }): string {
  return readPathId(c.req.param('id') ?? '', 'ERR_NO_CASE')
}
