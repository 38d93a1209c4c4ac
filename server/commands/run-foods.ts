import { runFoodsCommand } from './foods-command.ts'
import { runOperatorCommand } from './run-operator-command.ts'

await runOperatorCommand(runFoodsCommand)
