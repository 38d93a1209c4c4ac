import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import type * as v from 'valibot'
import { answerInvalidInput } from './answer-failure.ts'

/** Validates one part of a request and describes it in OpenAPI. */
export function validate<Target extends keyof ValidationTargets, Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) {
  return validator(target, schema, (result, c) => {
    if (result.success && !holdsNul(result.data)) return
    const field = result.success ? undefined : pathOf(result.error)
    return answerInvalidInput(c, field ? `${field} is not valid` : 'The input is not valid')
  })
}

/** PostgreSQL's text type cannot hold U+0000. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(holdsNul)
}

type Issue = { path?: ReadonlyArray<PropertyKey | { key: PropertyKey }> }

function pathOf([issue]: readonly Issue[]): string | undefined {
  const keys = issue?.path?.map((part) => String(typeof part === 'object' ? part.key : part))
  return keys?.join('.')
}
