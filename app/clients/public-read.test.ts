import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BackendAddress } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { readPublic } from './public-read.ts'

const schema = v.object({ count: v.number() })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** A backend that records its calls. */
function countingBackend(status = 200) {
  const urls: string[] = []
  const address: BackendAddress = {
    baseUrl: 'http://backend.invalid',
    fetch: async (input) => {
      urls.push(new Request(input).url)
      return Response.json({ count: urls.length, message: 'broken' }, { status })
    },
  }
  return { address, urls }
}

test('[S9.06] a reply is shared for five seconds and fetched again after that', async () => {
  const { address, urls } = countingBackend()
  const read = () => readPublic(address, 'home', schema, { locale: 'id' })
  expect(await read()).toEqual({ count: 1 })
  vi.advanceTimersByTime(5_000)
  expect(await read()).toEqual({ count: 1 })
  vi.advanceTimersByTime(1)
  expect(await read()).toEqual({ count: 2 })
  expect(urls).toHaveLength(2)
})

test('a read can ask for a reply that is fresh for longer', async () => {
  const { address, urls } = countingBackend()
  const read = () => readPublic(address, 'home', schema, {}, 30_000)
  await read()
  vi.advanceTimersByTime(30_000)
  expect(await read()).toEqual({ count: 1 })
  vi.advanceTimersByTime(1)
  expect(await read()).toEqual({ count: 2 })
  expect(urls).toHaveLength(2)
})

test('concurrent reads share one call', async () => {
  const { address, urls } = countingBackend()
  const read = () => readPublic(address, 'home', schema, { locale: 'id' })
  await Promise.all([read(), read(), read()])
  expect(urls).toEqual(['http://backend.invalid/home?locale=id'])
})

test('replies are cached per language, path and backend', async () => {
  const [one, other] = [countingBackend(), countingBackend()]
  await readPublic(one.address, 'home', schema, { locale: 'id' })
  await readPublic(one.address, 'home', schema, { locale: 'en' })
  await readPublic(one.address, 'programs', schema, { locale: 'id' })
  await readPublic(other.address, 'home', schema, { locale: 'id' })
  expect(one.urls).toHaveLength(3)
  expect(other.urls).toHaveLength(1)
})

test('replies are cached per schema, also in an envelope', async () => {
  const { address, urls } = countingBackend()
  const leastSchema = v.object({ message: v.string() })
  const read = (schema: v.GenericSchema) => readPublic(address, 'home', schema, {})
  expect(await read(leastSchema)).toEqual({ message: 'broken' })
  expect(await read(schema)).toEqual({ count: 2 })
  expect(await read(leastSchema)).toEqual({ message: 'broken' })
  expect(urls).toHaveLength(2)
  expect(envelopeOf(schema)).toBe(envelopeOf(schema))
})

test('a failure is thrown and not cached', async () => {
  const { address, urls } = countingBackend(404)
  const read = () => readPublic(address, 'programs/unknown', schema, {})
  await expect(read()).rejects.toThrow(AppError)
  await expect(read()).rejects.toThrow(AppError)
  expect(urls).toHaveLength(2)
})

test('a number stays on the line of its unit', async () => {
  const address: BackendAddress = {
    baseUrl: 'http://backend.invalid',
    fetch: async () => Response.json({ paragraphs: ['Above 90 cm for men.'] }),
  }
  const page = await readPublic(address, 'page', v.object({ paragraphs: v.array(v.string()) }), {})
  expect(page.paragraphs).toEqual(['Above 90\u00a0cm for men.'])
})
