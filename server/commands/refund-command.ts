import { OperatorError } from '#server/backends/main/platform/operator-error.ts'
import {
  listTransfers,
  recordTransfer,
} from '#server/backends/main/purchase/refunds/refund-transfer.service.ts'
import type { OperatorContext } from './run-operator-command.ts'

const usage = ['npm run refund -- list', 'npm run refund -- paid <id>'].join('\n')

/**
 * Runs an operator's command about refunds by hand and returns what to print.
 * @throws OperatorError with a sentence if the command is not possible
 */
export async function runRefundCommand(
  context: OperatorContext,
  [command, refundId]: readonly string[],
): Promise<string> {
  if (command === 'list') {
    const lines = await listTransfers(context)
    return lines.length > 0 ? lines.join('\n') : 'There is nothing to transfer.'
  }
  if (command !== 'paid' || refundId === undefined) throw new OperatorError(usage)
  if (!(await recordTransfer(context, refundId)))
    throw new OperatorError(`No refund with the id ${refundId} waits for a transfer.`)
  return 'The transfer is recorded, and the member gets a mail.'
}
