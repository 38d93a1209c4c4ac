import { Hono } from 'hono'
import * as v from 'valibot'
import {
  recogniseMember,
  requireMember,
} from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import {
  followedKolSchema,
  kolCodeSchema,
  ownKolSchema,
  statementPdfSchema,
  statementQuerySchema,
} from '#server/contract/kol.schema.ts'
import { readKol, readOwnKol } from './kol.service.ts'
import { printOwnStatement } from './print-statement.service.ts'

export function createKolRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/kols/:code',
      documentCall({
        does: 'Returns the owner of a code, its rate, and whether it is the caller’s own.',
        answers: followedKolSchema,
        needs: 'nothing',
      }),
      recogniseMember(context),
      async (c) => {
        const code = v.safeParse(kolCodeSchema, c.req.param('code'))
        if (!code.success) throw new MainFailure('ERR_NO_KOL')
        return c.json({ data: await readKol(context, code.output, c.get('caller')) })
      },
    )
    .get(
      '/v1/kol',
      documentCall({
        does: 'Returns the member’s own code with its earnings by month.',
        answers: ownKolSchema,
      }),
      requireMember(context),
      async (c) => c.json({ data: await readOwnKol(context, c.get('member')) }),
    )
    .get(
      '/v1/kol/statements/:month',
      documentCall({
        does: 'Returns a month of the member’s own code as PDF.',
        answers: statementPdfSchema,
      }),
      requireMember(context),
      validate('query', statementQuerySchema),
      async (c) => {
        const wanted = { month: c.req.param('month'), ...c.req.valid('query') }
        return c.json({ data: await printOwnStatement(context, c.get('member'), wanted) })
      },
    )
}
