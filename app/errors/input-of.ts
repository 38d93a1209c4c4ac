import * as v from 'valibot'
import { AppError } from './app-error.ts'

/**
 * The validator of a server function. Start would throw the issues of a schema, which repeat what
 * was sent, passwords and weights included, into the log; this error says only that it was refused.
 */
export function inputOf<const Schema extends v.GenericSchema>(schema: Schema) {
  return (input: v.InferInput<Schema>): v.InferOutput<Schema> => {
    const result = v.safeParse(schema, input)
    if (!result.success) throw new AppError({ code: 'INPUT' })
    return result.output
  }
}
