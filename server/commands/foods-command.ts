import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { OperatorError } from '#server/backends/main/platform/operator-error.ts'
import {
  deleteFoodSource,
  listFoodSources,
  replaceImportedFoods,
} from '#server/backends/main/tracker/imported-foods/imported-food.repository.ts'
import {
  readTkpi,
  type TkpiReading,
} from '#server/backends/main/tracker/imported-foods/read-tkpi.ts'
import { lineUpTo } from '#server/contract/typed-text.schema.ts'
import type { OperatorContext } from './run-operator-command.ts'

const usage = [
  'npm run foods -- list',
  'npm run foods -- import tkpi <file> --edition <edition> --permission "<who gave it, when>"',
  '  reports what the file holds; with --write it also replaces the foods of tkpi',
  'npm run foods -- remove <source>',
].join('\n')

const shownProblems = 20
const optionSchema = v.object({
  edition: v.pipe(lineUpTo(40), v.nonEmpty()),
  permission: v.pipe(lineUpTo(500), v.minLength(10)),
  write: v.optional(v.boolean(), false),
})

/**
 * Runs an operator's command on imported food tables and returns what to print.
 * @throws OperatorError with a sentence if the command is not possible
 */
export async function runFoodsCommand(
  context: OperatorContext,
  [command, source, ...rest]: readonly string[],
): Promise<string> {
  if (command === 'list') return listed(context)
  if (command === 'remove' && source !== undefined) {
    if (!(await deleteFoodSource(context.db, source)))
      throw new OperatorError(`There is no imported table ${source}.`)
    return `The foods of ${source} are removed. What members logged keeps its values.`
  }
  if (command !== 'import' || source !== 'tkpi') throw new OperatorError(usage)
  const { file, ...options } = readWords(rest)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`The file ${file} cannot be read.`)
  })
  return importTkpi(context, { text, ...options })
}

type Import = v.InferOutput<typeof optionSchema> & { text: string }

async function importTkpi(
  { db, clock }: OperatorContext,
  { text, edition, permission, write }: Import,
): Promise<string> {
  const reading = readTkpi(text, edition)
  const report = reportOf(reading)
  if (!write) return `${report}\nNothing was written. Add --write to import.`
  if (reading.isShifted || reading.foods.length === 0)
    throw new OperatorError(`${report}\nNothing was written.`)
  const source = { id: 'tkpi', edition, permission, importedAt: clock.now() }
  await replaceImportedFoods(db, { source, foods: reading.foods })
  return `${report}\nMembers now find these foods in the search.`
}

function reportOf({ columns, missingColumns, foods, problems, isShifted }: TkpiReading): string {
  return [
    `Columns: ${columns.join(', ') || 'no known one'}`,
    ...(missingColumns.length > 0 ? [`Missing columns: ${missingColumns.join(', ')}`] : []),
    ...(isShifted ? ['Many rows contradict themselves: the columns seem to be shifted.'] : []),
    `Foods: ${foods.length}`,
    `Rows left out: ${problems.length}`,
    ...problems.slice(0, shownProblems).map(({ line, text }) => `  line ${line}: ${text}`),
    ...(problems.length > shownProblems ? [`  and ${problems.length - shownProblems} more`] : []),
  ].join('\n')
}

async function listed({ db }: OperatorContext): Promise<string> {
  const lines = (await listFoodSources(db)).map(
    ({ source: { id, edition, permission }, foodCount }) =>
      `${id}  ${edition}  ${foodCount} foods  permission: ${permission}`,
  )
  return lines.length > 0 ? lines.join('\n') : 'No food table was imported.'
}

function readWords(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        edition: { type: 'string' },
        permission: { type: 'string' },
        write: { type: 'boolean' },
      },
    })
    const file = v.parse(v.tuple([v.string()]), positionals)[0]
    return { file, ...v.parse(optionSchema, values) }
  } catch {
    throw new OperatorError(usage)
  }
}
