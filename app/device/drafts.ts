import * as v from 'valibot'

/** The fields of a form as the member typed them. */
export type Draft = Record<string, string>

/** Of this tab, and of all tabs. Each may be switched off, so it is named when it is used. */
const storages = [() => sessionStorage, () => localStorage] as const

const draftSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/**
 * Unsaved form input: this tab's own, or what a tab left that was closed. It is health data: never log
 * it.
 */
export function readDraft(memberId: string, form: string): Draft | undefined {
  const key = keyOf(memberId, form)
  const stored = quietly(() => {
    const own = sessionStorage.getItem(key)
    const left = own ?? localStorage.getItem(key)
    // From now on it is this tab's, which may forget it.
    if (own === null && left !== null) sessionStorage.setItem(key, left)
    return left
  })
  const read = v.safeParse(draftSchema, stored)
  return read.success ? read.output : undefined
}

export function saveDraft(memberId: string, form: string, draft: Draft): void {
  const [key, text] = [keyOf(memberId, form), JSON.stringify(draft)]
  for (const storage of storages) quietly(() => storage().setItem(key, text))
}

/** Leaves what another tab has typed into the same form since. */
export function forgetDraft(memberId: string, form: string): void {
  const key = keyOf(memberId, form)
  quietly(() => {
    if (localStorage.getItem(key) === sessionStorage.getItem(key)) localStorage.removeItem(key)
    sessionStorage.removeItem(key)
  })
}

export function forgetDrafts(memberId: string): void {
  const prefix = keyOf(memberId, '')
  for (const storage of storages)
    quietly(() => {
      for (const key of Object.keys(storage()))
        if (key.startsWith(prefix)) storage().removeItem(key)
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
