import * as v from 'valibot'

/** The fields of a form as the member typed them. */
export type Draft = Record<string, string>

const draftSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** Unsaved form input of this tab. It is health data: never log it. */
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

export function forgetDrafts(memberId: string): void {
  const prefix = keyOf(memberId, '')
  quietly(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  })
}

/** Returns undefined if the storage is switched off or full, where access throws. */
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
