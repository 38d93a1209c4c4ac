import { type Context, Hono } from 'hono'
import { requireSignature } from '#server/backends/main/identity/account/require-proof.ts'
import { readBearer, requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { identify, type Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate, refundRateLimit } from '#server/backends/main/platform/http/limit-rate.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { createOwnSecurityRoutes } from '#server/backends/main/staff/own-security/own-security.routes.ts'
import { factorAnswerSchema } from '#server/contract/passkey.schema.ts'
import {
  newPracticeSecretSchema,
  practiceFactorSchema,
  practiceFactorStateSchema,
} from '#server/contract/practice-session.schema.ts'
import {
  enrolledFactorSchema,
  openedFactorSessionSchema,
} from '#server/contract/second-factor.schema.ts'
import {
  enrolNutritionist,
  offerPracticeSecret,
  openPracticeSession,
  readPracticeFactorState,
  requireOwnPractice,
  requirePracticeSession,
} from './practice-session.service.ts'
import { practiceTokenOf } from './require-practice.ts'

const path = '/v1/practice-session'

/** How a nutritionist gets to their practice: with a second factor, which the first visit sets up. */
export function createPracticeSessionRoutes(context: MainContext) {
  return new Hono()
    .get(
      path,
      documentCall({
        does: 'Says whether the nutritionist has a second factor.',
        answers: practiceFactorStateSchema,
      }),
      requireMember(context),
      async (c) => c.json({ data: await readPracticeFactorState(context, c.get('member')) }),
    )
    .post(
      path,
      documentCall({
        does: 'Opens the practice with the second factor.',
        answers: openedFactorSessionSchema,
      }),
      requireMember(context),
      validate('json', factorAnswerSchema),
      async (c) => {
        const member = c.get('member')
        const answer = c.req.valid('json')
        const opened = await guessing(context, c, member, () =>
          openPracticeSession(context, member, answer),
        )
        return c.json({ data: opened })
      },
    )
    .post(
      `${path}/secret`,
      documentCall({
        does: 'Returns a secret for the authenticator app of a nutritionist who has none.',
        answers: newPracticeSecretSchema,
      }),
      requireMember(context),
      async (c) => c.json({ data: await offerPracticeSecret(context, c.get('member')) }),
    )
    .post(
      `${path}/confirm`,
      documentCall({
        does: 'Sets up the second factor of a nutritionist and opens the practice.',
        answers: enrolledFactorSchema,
      }),
      requireMember(context),
      validate('json', practiceFactorSchema),
      async (c) => {
        const member = c.get('member')
        const { proof, ...confirmation } = c.req.valid('json')
        const enrolled = await guessing(context, c, member, async () => {
          await requireOwnPractice(context.db, member)
          await requireSignature(context, member, { proof, client: clientOf(c) })
          return enrolNutritionist(context, member, confirmation)
        })
        return c.json({ data: enrolled })
      },
    )
}

/** Calls of a nutritionist about their own sessions and second factor. */
export function createPracticeSecurityRoutes(context: MainContext) {
  return createOwnSecurityRoutes(context, {
    path,
    requireEntitled: (member) => requireOwnPractice(context.db, member),
    identify: async (c) => {
      const member = await identify(context, readBearer(c.req.header('authorization')))
      await requireOwnPractice(context.db, member)
      return requirePracticeSession(context, member, practiceTokenOf(c))
    },
  })
}

/** Limits how many codes a member may try. */
async function guessing<Answer>(
  context: MainContext,
  c: Context,
  { user }: Member,
  prove: () => Promise<Answer>,
): Promise<Answer> {
  const subjects = { client: clientOf(c), account: user.id }
  await limitRate(context, 'proveStaff', subjects)
  const answer = await prove()
  await refundRateLimit(context, 'proveStaff', subjects)
  return answer
}
