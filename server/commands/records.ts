import { runRecordsCommand } from './records-command.ts'
import { runOperatorCommand } from './run-operator-command.ts'

await runOperatorCommand(runRecordsCommand)
