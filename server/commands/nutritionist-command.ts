import * as v from 'valibot'
import { listPractices } from '#server/backends/main/consultation/practices/operated-practice.repository.ts'
import { operatePractice } from '#server/backends/main/consultation/practices/operated-practice.service.ts'
import { invite } from '#server/backends/main/consultation/practices/practice-invite.service.ts'
import { OperatorError } from '#server/backends/main/platform/operator-error.ts'
import { emailSchema } from '#server/contract/email.schema.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import type { OperatorContext } from './run-operator-command.ts'

const usage = [
  'npm run nutritionist -- list',
  'npm run nutritionist -- invite <slug> <email>',
  'npm run nutritionist -- pause <slug>',
  'npm run nutritionist -- licence <slug> <YYYY-MM-DD>',
].join('\n')

/**
 * Runs an operator's command and returns what to print.
 * @throws OperatorError with a sentence if the command is not possible
 */
export async function runNutritionistCommand(
  context: OperatorContext,
  [command, slug = '', value]: readonly string[],
): Promise<string> {
  switch (command) {
    case 'list':
      return listed(context)
    case 'invite': {
      const email = readValue(emailSchema, value)
      await invite(context, { slug, email })
      return `The site mails an invitation to ${email}. It works for 7 days.`
    }
    case 'pause': {
      const { name } = await operatePractice(context, slug, { state: 'paused' })
      return `${name} takes no new bookings. Booked sessions stay.`
    }
    case 'licence': {
      const practiceUntil = readValue(isoDateSchema, value)
      const { name } = await operatePractice(context, slug, { practiceUntil })
      return `${name} can be booked for sessions until ${practiceUntil}. Later ones are cancelled 14 days before they start.`
    }
    default:
      throw new OperatorError(usage)
  }
}

async function listed({ db, clock }: OperatorContext): Promise<string> {
  const practices = await listPractices(db, clock.now())
  const lines = practices.map(({ slug, state, practiceUntil, email, invitedEmail }) => {
    const account = email ?? (invitedEmail === null ? 'no account' : `invited: ${invitedEmail}`)
    return `${slug}  ${state}  licence until ${practiceUntil}  ${account}`
  })
  return lines.length > 0 ? lines.join('\n') : 'There are no practices yet. Start the site once.'
}

function readValue(schema: typeof emailSchema | typeof isoDateSchema, value: string | undefined) {
  const read = v.safeParse(schema, value)
  if (!read.success) throw new OperatorError(usage)
  return read.output
}
