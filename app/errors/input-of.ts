import * as v from 'valibot'
import { AppError } from './app-error.ts'

/**
 * Validator of a server function. Start would log the schema's issues, which quote the input,
 * passwords and weights included. This error quotes nothing.
 */
export function inputOf<const Schema extends v.GenericSchema>(schema: Schema) {
  return (input: v.InferInput<Schema>): v.InferOutput<Schema> => {
    const result = v.safeParse(schema, input)
    if (!result.success) throw new AppError({ code: 'INPUT' })
    return result.output
  }
}
