import { openRetainedRecord } from '#server/backends/main/consultation/notes/retain-notes.service.ts'
import { OperatorError } from '#server/backends/main/platform/operator-error.ts'
import type { OperatorContext } from './run-operator-command.ts'

/**
 * Runs an operator's command about signed notes of deleted accounts and returns what to print. The audit
 * log shows that the record was opened.
 * @throws OperatorError with a sentence if the command is not possible
 */
export async function runRecordsCommand(
  context: OperatorContext,
  [command, recordId]: readonly string[],
): Promise<string> {
  if (command !== 'show' || recordId === undefined)
    throw new OperatorError('npm run records -- show <number>')
  const notes = await openRetainedRecord(context, recordId)
  if (notes.length === 0) throw new OperatorError(`No record has the number ${recordId}.`)
  return JSON.stringify(notes, null, 2)
}
