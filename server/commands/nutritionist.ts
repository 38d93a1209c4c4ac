import { runNutritionistCommand } from './nutritionist-command.ts'
import { runOperatorCommand } from './run-operator-command.ts'

await runOperatorCommand(runNutritionistCommand)
