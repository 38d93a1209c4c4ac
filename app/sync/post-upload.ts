import * as v from 'valibot'
import { AppError } from '#app/errors/app-error.ts'
import { failureOfAnswer } from '#app/errors/foreign-answer.ts'
import { pageMemberHeaders } from '#app/session/page-member.ts'

const tooLarge = { kind: 'refused', reason: 'tooLarge' } as const

/**
 * Posts a form with a file to a page of the site.
 * @throws AppError if the site does not answer
 */
export async function postUpload<const Schema extends v.GenericSchema>(
  path: string,
  body: FormData,
  schema: Schema,
): Promise<v.InferOutput<Schema> | typeof tooLarge> {
  const headers = { ...pageMemberHeaders(), accept: 'application/json' }
  const response = await fetch(path, { method: 'POST', headers, body }).catch((cause) => {
    throw new AppError({ code: 'CONNECTION', cause })
  })
  if (response.status === 413) return tooLarge
  const failure = failureOfAnswer(response)
  if (failure) throw failure
  const answer = v.safeParse(schema, await response.json().catch(() => undefined))
  if (!answer.success) throw new AppError({ code: 'UNEXPECTED', status: response.status })
  return answer.output
}
