import type * as v from 'valibot'
import type { BackendAddress } from '#app/config/site-context.ts'
import { withUnbroken } from '#app/lib/non-breaking.ts'
import { callBackend, createBackendClient } from './backend-client.ts'

/** How long an answer counts as fresh (specification, section 9). */
const freshForMs = 5_000
/** Answers kept of one backend in one shape; the one kept longest goes first. */
const mostAnswers = 500

type StoredAnswer = { answer: Promise<unknown>; freshUntil: number }
type Shapes = WeakMap<v.GenericSchema, Map<string, StoredAnswer>>
const cachedAnswers = new WeakMap<BackendAddress, Shapes>()

/**
 * Reads what is the same for everybody, so without a session. Within its freshness one answer
 * serves every visitor who reads it by the same schema object, and those who ask together share one
 * call; another schema may leave out or clean what this one keeps. A failure is not kept. Whoever
 * wrote a text need not think of lines: numbers stay with their units, and doubled words, citations and
 * dates in one piece.
 * @throws AppError as `callBackend` does
 */
export function readPublic<const Schema extends v.GenericSchema>(
  address: BackendAddress,
  path: string,
  schema: Schema,
  searchParams: Record<string, string>,
): Promise<v.InferOutput<Schema>> {
  const answers = answersOf(address, schema)
  const key = `${path}?${new URLSearchParams(searchParams)}`
  const kept = answers.get(key)
  if (kept && kept.freshUntil > Date.now()) return kept.answer as Promise<v.InferOutput<Schema>>
  const client = createBackendClient(address)
  const answer = callBackend(client, path, schema, { searchParams }).then(withUnbroken)
  const latest = { answer, freshUntil: Date.now() + freshForMs }
  answers.delete(key)
  answers.set(key, latest)
  forgetOldest(answers)
  answer.catch(() => answers.get(key) === latest && answers.delete(key))
  return answer
}

function answersOf(address: BackendAddress, schema: v.GenericSchema): Map<string, StoredAnswer> {
  const shapes: Shapes = cachedAnswers.get(address) ?? new WeakMap()
  cachedAnswers.set(address, shapes)
  const answers = shapes.get(schema) ?? new Map<string, StoredAnswer>()
  shapes.set(schema, answers)
  return answers
}

function forgetOldest(answers: Map<string, StoredAnswer>): void {
  const [oldest] = answers.keys()
  if (oldest !== undefined && answers.size > mostAnswers) answers.delete(oldest)
}
