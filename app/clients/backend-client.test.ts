import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import { callBackend, createBackendClient, openBackendLines } from './backend-client.ts'

const longWait = { 'retry-after': '3600' }

test.each([
  { status: 503, calls: 2 },
  { status: 429, calls: 1 },
])('a read that fails with $status ignores Retry-After', async ({ status, calls }) => {
  const backend = backendAnswering(status)
  const failure = await callBackend(backend.client, 'v1/anything', v.unknown()).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(AppError)
  expect(failure).toMatchObject({ code: 'BACKEND', status, serverMessage: 'later' })
  expect(backend.calls()).toBe(calls)
})

test('a reply in lines is parsed line by line, wherever its chunks are cut', async () => {
  expect(await linesOf('{"n":1}\n{"n"', ':2}\n{', '"n":', '3}\n')).toEqual([1, 2, 3])
  expect(await linesOf('')).toEqual([])
})

test.each([
  ['breaks off', '{"n":1}\n{"n":'],
  ['violates the contract', '{"n":"one"}\n'],
])('a line that %s throws instead of ending the stream', async (_, text) => {
  await expect(linesOf(text)).rejects.toMatchObject({ code: 'CONTRACT' })
})

test('a reply loses the character that no browser keeps', async () => {
  const fetch = async () => Response.json({ lines: ['a\0b', String.raw`\u0000`] })
  const client = createBackendClient({ baseUrl: 'http://backend.invalid', fetch })
  const reply = await callBackend(client, 'v1/anything', v.unknown())
  expect(reply).toEqual({ lines: ['ab', String.raw`\u0000`] })
})

test('a non-JSON reply is a CONTRACT error that does not quote the reply', async () => {
  const fetch = async () => new Response('<h1>Back soon: secret</h1>')
  const client = createBackendClient({ baseUrl: 'http://backend.invalid', fetch })
  const failure = await callBackend(client, 'v1/anything', v.unknown()).catch(
    (error: unknown) => error,
  )
  expect(failure).toMatchObject({ code: 'CONTRACT' })
  expect(failure).not.toHaveProperty('cause')
})

async function linesOf(...pieces: string[]): Promise<number[]> {
  const fetch = async () => new Response(new Blob(pieces).stream())
  const client = createBackendClient({ baseUrl: 'http://backend.invalid', fetch })
  const lines = await openBackendLines(client, 'v1/lines', v.object({ n: v.number() }))
  return (await Array.fromAsync(lines)).map(({ n }) => n)
}

function backendAnswering(status: number) {
  let calls = 0
  const answer = async () => {
    calls += 1
    return Response.json({ message: 'later' }, { status, headers: longWait })
  }
  const client = createBackendClient({ baseUrl: 'http://backend.invalid', fetch: answer })
  return { client, calls: () => calls }
}
