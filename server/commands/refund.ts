import { runRefundCommand } from './refund-command.ts'
import { runOperatorCommand } from './run-operator-command.ts'

await runOperatorCommand(runRefundCommand)
