import * as v from 'valibot'
import { listPractices } from '#server/backends/main/consultation/practices/operated-practice.repository.ts'
import {
  operatePractice,
  prolongLicence,
} from '#server/backends/main/consultation/practices/operated-practice.service.ts'
import {
  invite,
  type Opening,
} from '#server/backends/main/consultation/practices/practice-invite.service.ts'
import { resetSecondFactor } from '#server/backends/main/consultation/practices/reset-second-factor.service.ts'
import { OperatorError } from '#server/backends/main/platform/operator-error.ts'
import { emailSchema } from '#server/contract/email.schema.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import { lineUpTo } from '#server/contract/typed-text.schema.ts'
import type { OperatorContext } from './run-operator-command.ts'

const usage = [
  'npm run nutritionist -- list',
  'npm run nutritionist -- invite <slug> <email>',
  'npm run nutritionist -- invite <slug> <email> --name "<name>" --licence <YYYY-MM-DD>   (a new practice)',
  'npm run nutritionist -- pause <slug>',
  'npm run nutritionist -- resume <slug>',
  'npm run nutritionist -- leave <slug>',
  'npm run nutritionist -- reset-code <slug>   (who has lost the authenticator app and all recovery codes)',
  'npm run nutritionist -- licence <slug> <YYYY-MM-DD>   (until the console has its documents)',
].join('\n')

/** It stands in addresses. */
const slugSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,60}$/))

/**
 * Runs an operator's command and returns what to print.
 * @throws OperatorError with a sentence if the command is not possible
 */
export async function runNutritionistCommand(
  context: OperatorContext,
  words: readonly string[],
): Promise<string> {
  const [command, slug = '', value, ...options] = words
  switch (command) {
    case 'list':
      return listed(context)
    case 'invite': {
      const email = readValue(emailSchema, value)
      await invite(context, { slug, email, opening: readOpening(slug, options) })
      return `The site mails an invitation to ${email}. It works for 7 days.`
    }
    case 'pause': {
      const { name } = await operatePractice(context, slug, command)
      return `${name} takes no new bookings, and cannot change that. Booked sessions stay.`
    }
    case 'resume': {
      const { name } = await operatePractice(context, slug, command)
      return `${name} can be booked again.`
    }
    case 'leave': {
      const { name } = await operatePractice(context, slug, command)
      return `${name} has left. The sessions ahead are cancelled, and each client has them back.`
    }
    case 'reset-code': {
      const { name } = await resetSecondFactor(context, slug)
      return `${name} sets up another authenticator app at the next visit of /praktik.`
    }
    case 'licence': {
      const practiceUntil = readValue(isoDateSchema, value)
      const { name } = await prolongLicence(context, slug, practiceUntil)
      return `${name} can be booked for sessions until ${practiceUntil}. Later ones are cancelled 14 days before they start.`
    }
    default:
      throw new OperatorError(usage)
  }
}

/** Undefined for a practice that exists. */
function readOpening(slug: string, options: readonly string[]): Opening | undefined {
  if (options.length === 0) return undefined
  const [nameOption, name, licenceOption, licence] = options
  if (options.length !== 4 || nameOption !== '--name' || licenceOption !== '--licence')
    throw new OperatorError(usage)
  readValue(slugSchema, slug)
  return {
    name: readValue(v.pipe(lineUpTo(100), v.nonEmpty()), name),
    practiceUntil: readValue(isoDateSchema, licence),
  }
}

async function listed({ db, clock }: OperatorContext): Promise<string> {
  const practices = await listPractices(db, clock.now())
  const lines = practices.map(({ slug, state, practiceUntil, email, invitedEmail }) => {
    const account = email ?? (invitedEmail === null ? 'no account' : `invited: ${invitedEmail}`)
    const licence = practiceUntil === null ? 'no licence' : `licence until ${practiceUntil}`
    return `${slug}  ${state}  ${licence}  ${account}`
  })
  return lines.length > 0 ? lines.join('\n') : 'There are no practices yet. Start the site once.'
}

function readValue(schema: v.GenericSchema<unknown, string>, value: string | undefined): string {
  const read = v.safeParse(schema, value)
  if (!read.success) throw new OperatorError(usage)
  return read.output
}
