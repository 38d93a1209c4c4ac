import * as v from 'valibot'
import { OperatorError } from '#server/backends/main/platform/operator-error.ts'
import {
  makeFirstOwnerLink,
  makeOwnerFactorLink,
} from '#server/backends/main/staff/links/first-owner.service.ts'
import { emailSchema } from '#server/contract/email.schema.ts'
import type { OperatorContext } from './run-operator-command.ts'

const usage = ['npm run staff -- owner <email>', 'npm run staff -- lost-factor <email>'].join('\n')

/**
 * Runs an operator's command about the staff and returns what to print. The link is a secret.
 * @throws OperatorError with a sentence if the command is not possible
 */
export async function runStaffCommand(
  context: OperatorContext,
  [command, typed]: readonly string[],
): Promise<string> {
  const email = v.safeParse(emailSchema, typed)
  if (!email.success) throw new OperatorError(usage)
  switch (command) {
    case 'owner':
      return linkText(email.output, await makeFirstOwnerLink(context, email.output))
    case 'lost-factor':
      return linkText(email.output, await makeOwnerFactorLink(context, email.output))
    default:
      throw new OperatorError(usage)
  }
}

function linkText(email: string, link: string): string {
  return `Within an hour, open this link in a browser that is signed in as ${email}. It works once.\n${link}`
}
