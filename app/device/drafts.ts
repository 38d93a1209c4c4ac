import * as v from 'valibot'

/** What the fields of a form hold, as it was typed. */
export type Draft = Record<string, string>

const draftSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/**
 * What a member typed into a form and did not save, for as long as the tab is open. A browser that
 * keeps nothing has none. Health data: never in a log.
 */
export function readDraft(memberId: string, form: string): Draft | undefined {
  const read = quietly(() =>
    v.safeParse(draftSchema, sessionStorage.getItem(keyOf(memberId, form))),
  )
  return read?.success ? read.output : undefined
}

export function saveDraft(memberId: string, form: string, draft: Draft): void {
  quietly(() => sessionStorage.setItem(keyOf(memberId, form), JSON.stringify(draft)))
}

export function forgetDraft(memberId: string, form: string): void {
  quietly(() => sessionStorage.removeItem(keyOf(memberId, form)))
}

/** Of all forms. */
export function forgetDrafts(memberId: string): void {
  const prefix = keyOf(memberId, '')
  quietly(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  })
}

/** Where storage is switched off, or full, reaching for it throws. */
function quietly<Result>(step: () => Result): Result | undefined {
  try {
    return step()
  } catch {
    return undefined
  }
}

function keyOf(memberId: string, form: string): string {
  return `draft ${memberId} ${form}`
}
