import type { APIRequestContext } from '@playwright/test'
import type { StoryOptions } from './story.fixture.ts'

/** Arguments and results of a call: named texts, possibly nested. */
export type Texts = { [name: string]: string | Texts }

/** A value as Start's serializer writes it. */
type Serialized =
  | { t: typeof text; s: string }
  | { t: typeof object; i?: number; p: { k: string[]; v: Serialized[] }; o?: number }
  | { t: typeof constant; s: number }
const text = 1
const constant = 2
const object = 10

/**
 * Calls a server function (e.g. `auth-signUp`) in the session of a page's browser, as the site's
 * scripts do. Sets up a test without opening a page.
 */
export async function callServer(
  { request }: { request: APIRequestContext },
  language: StoryOptions['language'],
  call: { name: string; data: Texts },
): Promise<Texts> {
  const response = await postCall(request, call, { 'accept-language': language })
  const answer = await response.text()
  const { result, error } = response.ok() ? deserialize(JSON.parse(answer)) : { error: answer }
  if (error !== undefined) throw new Error(`${call.name} answered ${response.status()}: ${answer}`)
  return typeof result === 'object' ? result : {}
}

/** Sends the request of a server function. */
export function postCall(
  request: APIRequestContext,
  call: { name: string; data: Texts },
  headers: Record<string, string>,
) {
  return request.post(`/_serverFn/${call.name}`, {
    headers: {
      accept: 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-tsr-serverfn': 'true',
      ...headers,
    },
    data: serialized(call.data),
  })
}

/** Returns input as Start's serializer writes it. */
export function serialized(data: Texts) {
  return { t: createSerializer()({ data }), f: 127, m: [] }
}

/** Numbers objects in the order in which they begin. */
function createSerializer() {
  let count = 0
  return function serialize(value: string | Texts): Serialized {
    if (typeof value === 'string') return { t: text, s: JSON.stringify(value).slice(1, -1) }
    const i = count
    count += 1
    return {
      t: object,
      i,
      p: { k: Object.keys(value), v: Object.values(value).map(serialize) },
      o: 0,
    }
  }
}

/** Reads only objects and texts; an error becomes one without a message. */
function deserialize(serialized: Serialized): Texts {
  if (serialized.t !== object) return {}
  const { k: names, v: values } = serialized.p
  return Object.fromEntries(
    values.map((value, index) => [
      names[index] ?? '',
      value.t === text ? value.s : deserialize(value),
    ]),
  )
}
