import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import {
  appointedKolSchema,
  kolActSchema,
  kolAppointmentSchema,
  kolDetailSchema,
  kolListSchema,
  kolPayoutWishSchema,
  kolQuerySchema,
  kolRateSchema,
} from '#server/contract/admin-kol.schema.ts'
import { decisionSchema } from '#server/contract/admin-purchase.schema.ts'
import {
  kolCodeSchema,
  statementPdfSchema,
  statementQuerySchema,
} from '#server/contract/kol.schema.ts'
import { actOnKol, appointKol, setRate } from './kol-act.service.ts'
import { askKolPayout, decideKolPayout } from './kol-payout.service.ts'
import { printStatement } from './print-statement.service.ts'
import { readKols, readStaffKol } from './staff-kol.service.ts'

export function createStaffKolRoutes(context: MainContext) {
  const answers = v.null()
  const change = {
    answers,
    permission: 'partners.manage',
    about: 'kol',
    needsStepUp: true,
  } as const
  return new Hono()
    .get(
      '/v1/admin/kols',
      adminCall(context, {
        does: 'Lists KOLs with what they are owed, newest first.',
        answers: kolListSchema,
        permission: 'partners.read',
        audit: 'kols_listed',
      }),
      validate('query', kolQuerySchema),
      async (c) => c.json({ data: await readKols(context, c.req.valid('query')) }),
    )
    .post(
      '/v1/admin/kols',
      adminCall(context, {
        ...change,
        does: 'Makes the owner of an address a KOL with a code and a percentage.',
        answers: appointedKolSchema,
        audit: 'kol_appointed',
      }),
      validate('json', kolAppointmentSchema),
      async (c) =>
        c.json({ data: await appointKol(context, c.get('act'), c.req.valid('json')) }, 201),
    )
    .get(
      '/v1/admin/kols/:id',
      adminCall(context, {
        does: 'Returns a KOL with percentages, statements and payouts.',
        answers: kolDetailSchema,
        permission: 'partners.read',
        audit: 'kol_read',
        about: 'kol',
      }),
      async (c) => {
        const me = c.get('staff').userId
        return c.json({ data: await readStaffKol(context, { code: codeOf(c), me }) })
      },
    )
    .get(
      '/v1/admin/kols/:id/statements/:month',
      adminCall(context, {
        does: 'Returns a month of a KOL as PDF.',
        answers: statementPdfSchema,
        permission: 'partners.read',
        audit: 'kol_read',
        about: 'kol',
      }),
      validate('query', statementQuerySchema),
      async (c) => {
        const wanted = { month: c.req.param('month'), ...c.req.valid('query') }
        return c.json({ data: await printStatement(context, { code: codeOf(c), ...wanted }) })
      },
    )
    .post(
      '/v1/admin/kols/:id/rates',
      adminCall(context, {
        ...change,
        does: 'Sets another percentage from a later day on.',
        audit: 'kol_rate_set',
      }),
      validate('json', kolRateSchema),
      async (c) => {
        await setRate(context, c.get('act'), { code: codeOf(c), ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/kols/:id/end',
      adminCall(context, {
        ...change,
        does: 'Ends a code now. What it has earned stays owed.',
        audit: 'kol_ended',
      }),
      validate('json', kolActSchema),
      async (c) => {
        const { reason } = c.req.valid('json')
        await actOnKol(context, c.get('act'), { code: codeOf(c), act: 'end', reason })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/kols/:id/resumption',
      adminCall(context, {
        ...change,
        does: 'Opens an ended code again.',
        audit: 'kol_resumed',
      }),
      validate('json', kolActSchema),
      async (c) => {
        const { reason } = c.req.valid('json')
        await actOnKol(context, c.get('act'), { code: codeOf(c), act: 'resumption', reason })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/kols/:id/payouts',
      adminCall(context, {
        ...change,
        does: 'Says that the last statement was paid, and asks a second person.',
        permission: 'partners.pay',
        audit: 'kol_payout_proposed',
      }),
      validate('json', kolPayoutWishSchema),
      async (c) => {
        await askKolPayout(context, c.get('act'), { code: codeOf(c), ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/kol-payouts/:id/decision',
      adminCall(context, {
        ...change,
        does: 'Confirms or refuses a payout that another person proposed.',
        permission: 'partners.pay',
        audit: 'kol_payout_decided',
        about: 'approval',
      }),
      validate('json', decisionSchema),
      async (c) => {
        const approvalId = readPathId(c.req.param('id'), 'ERR_NO_APPROVAL')
        await decideKolPayout(context, c.get('act'), { approvalId, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
}

function codeOf(c: { req: { param(name: 'id'): string } }): string {
  const code = v.safeParse(kolCodeSchema, c.req.param('id'))
  if (!code.success) throw new MainFailure('ERR_NO_KOL')
  return code.output
}
