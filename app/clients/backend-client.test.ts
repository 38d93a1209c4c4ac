import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import { callBackend, createBackendClient } from './backend-client.ts'

const longWait = { 'retry-after': '3600' }

test.each([
  { status: 503, calls: 2 },
  { status: 429, calls: 1 },
])('a read that is answered $status waits for no Retry-After', async ({ status, calls }) => {
  const backend = backendAnswering(status)
  const failure = await callBackend(backend.client, 'v1/anything', v.unknown()).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(AppError)
  expect(failure).toMatchObject({ code: 'BACKEND', status, serverMessage: 'later' })
  expect(backend.calls()).toBe(calls)
})

function backendAnswering(status: number) {
  let calls = 0
  const answer = async () => {
    calls += 1
    return Response.json({ message: 'later' }, { status, headers: longWait })
  }
  const client = createBackendClient({ baseUrl: 'http://backend.invalid', fetch: answer })
  return { client, calls: () => calls }
}
