import type { Page } from '@playwright/test'
import type { StoryOptions } from './story.fixture.ts'

/** What goes into a call and comes out of it: texts, under names. */
type Texts = { [name: string]: string | Texts }

/** A value as Start's serializer writes it. */
type Written =
  | { t: typeof text; s: string }
  | { t: typeof object; i?: number; p: { k: string[]; v: Written[] }; o?: number }
  | { t: typeof constant; s: number }
const text = 1
const constant = 2
const object = 10

/**
 * Calls a server function (`auth-signUp`) in the session of a page's browser, as the site's scripts do,
 * and opens no page for it. It is for what has to be there before a test begins.
 */
export async function callServer(
  { request }: Page,
  language: StoryOptions['language'],
  call: { name: string; data: Texts },
): Promise<Texts> {
  const response = await request.post(`/_serverFn/${call.name}`, {
    headers: {
      accept: 'application/json',
      'accept-language': language,
      'sec-fetch-site': 'same-origin',
      'x-tsr-serverfn': 'true',
    },
    data: { t: writer()({ data: call.data }), f: 127, m: [] },
  })
  const answer = await response.text()
  const { result, error } = response.ok() ? read(JSON.parse(answer)) : { error: answer }
  if (error !== undefined) throw new Error(`${call.name} answered ${response.status()}: ${answer}`)
  return typeof result === 'object' ? result : {}
}

/** Objects are numbered in the order in which they begin. */
function writer() {
  let count = 0
  return function write(value: string | Texts): Written {
    if (typeof value === 'string') return { t: text, s: JSON.stringify(value).slice(1, -1) }
    const i = count
    count += 1
    return { t: object, i, p: { k: Object.keys(value), v: Object.values(value).map(write) }, o: 0 }
  }
}

/** Nothing but objects and texts is looked at; an error counts as one without a word. */
function read(written: Written): Texts {
  if (written.t !== object) return {}
  const { k: names, v: values } = written.p
  return Object.fromEntries(
    values.map((value, index) => [names[index] ?? '', value.t === text ? value.s : read(value)]),
  )
}
