import { runOperatorCommand } from './run-operator-command.ts'
import { runStaffCommand } from './staff-command.ts'

await runOperatorCommand(runStaffCommand)
