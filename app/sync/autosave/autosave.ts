import { deepEqual } from '@tanstack/react-router'
import { connectionAfterFailure } from '#app/sync/connection-after-failure.ts'

/** How long a pause in typing is before the content is saved. */
const pauseMs = 1_000

/** What a backend stores: each save makes the next version, and the first one is 1. */
export type Stored = { version: number; savedAt: string | null }

/** `changed` has what another page saved meanwhile. `closed`: nothing can be saved any more. */
export type SaveAnswer<Version extends Stored> =
  | { kind: 'saved' | 'changed'; stored: Version }
  | { kind: 'closed' }

export type SaveState<Version extends Stored> = {
  /** The version that the page builds on. */
  version: number
  savedAt: string | null
  /** Whether something typed is not saved. */
  isPending: boolean
  connection: 'ok' | ReturnType<typeof connectionAfterFailure>
  /** Why the last save failed. */
  error: unknown
  /** What another page saved meanwhile. Nothing is saved until the user has chosen. */
  other: Version | undefined
  isClosed: boolean
}

export type AutosaveOptions<Content, Version extends Stored> = Stored & {
  other?: Version | undefined
  send: (version: number, content: Content) => Promise<SaveAnswer<Version>>
  /** Returns undefined if the stored version has no content. */
  contentOf: (stored: Version) => Content | undefined
  /** `isWhole` if nothing newer was typed meanwhile. */
  onSaved: (stored: Version, isWhole: boolean) => void
}

/** Saves what a user types, one save at a time, each on the version that the last one answered. */
export function createAutosave<Content, Version extends Stored>({
  send,
  contentOf,
  onSaved,
  version: firstVersion,
  savedAt: firstSavedAt,
  other: firstOther,
}: AutosaveOptions<Content, Version>) {
  let state: SaveState<Version> = {
    ...{ version: firstVersion, savedAt: firstSavedAt, other: firstOther },
    ...{ isPending: false, connection: 'ok', error: undefined, isClosed: false },
  }
  let typed: { content: Content } | undefined
  /** What was sent since the last answer. The backend may have saved it although its answer was lost. */
  let unanswered: { content: Content }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  let isSending = false
  const listeners = new Set<() => void>()

  function show(change: Partial<SaveState<Version>>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function take(answer: SaveAnswer<Version>): void {
    const connected = { connection: 'ok', error: undefined } as const
    if (answer.kind === 'closed') show({ ...connected, isClosed: true })
    else if (answer.kind === 'changed') show({ ...connected, other: answer.stored })
    else {
      const isPending = typed !== undefined
      const { version, savedAt } = answer.stored
      show({ ...connected, isPending, version, savedAt })
      onSaved(answer.stored, !isPending)
    }
  }

  /** Returns which of this page's saves the backend has, if it seems to be another page's. */
  function ownSaveOf(answer: SaveAnswer<Version>): { content: Content } | undefined {
    if (answer.kind !== 'changed') return undefined
    const stored = contentOf(answer.stored)
    return unanswered.findLast(({ content }) => deepEqual(stored, content))
  }

  /** Saves one version after another, until nothing is typed or a save fails. */
  async function sendTyped(): Promise<void> {
    isSending = true
    try {
      while (typed && !state.other && !state.isClosed && (await sendVersion(typed))) {}
    } finally {
      isSending = false
    }
  }

  /** Returns whether the backend answered. */
  async function sendVersion(sent: { content: Content }): Promise<boolean> {
    typed = undefined
    // A retry sends the same again.
    if (unanswered.at(-1) !== sent) unanswered.push(sent)
    try {
      const answer = await send(state.version, sent.content)
      const own = ownSaveOf(answer)
      if (answer.kind !== 'saved' && own !== sent) typed ??= sent
      take(own && answer.kind === 'changed' ? { ...answer, kind: 'saved' } : answer)
      unanswered = []
      return true
    } catch (error) {
      typed ??= sent
      show({ connection: connectionAfterFailure(error), error })
      return false
    }
  }

  function sendNow(): Promise<void> {
    clearTimeout(timer)
    if (!isSending) running = sendTyped()
    return running
  }

  function discard(): void {
    typed = undefined
    clearTimeout(timer)
    show({ isPending: false })
  }

  /** Saves at once what is typed. Without consent, only `save` asks again. */
  async function flush(): Promise<void> {
    if (state.connection !== 'no-consent') await sendNow()
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    flush,
    /** Saves after a pause in typing. */
    type(content: Content): void {
      typed = { content }
      if (!state.isPending) show({ isPending: true })
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), pauseMs)
    },
    /** Saves at once, also over what another page saved. */
    async save(content: Content): Promise<void> {
      typed = { content }
      const version = state.other?.version ?? state.version
      show({ version, other: undefined, isPending: true })
      await sendNow()
    },
    /** Saves nothing of what is typed. */
    discard,
    /** Goes on from a version that another call stored. Nothing typed is pending. */
    restart({ version, savedAt }: Stored): void {
      discard()
      show({ version, savedAt, other: undefined, connection: 'ok', error: undefined })
    },
    /** Drops what was typed here for what another page saved, which it returns. */
    takeOther(): Version | undefined {
      const { other } = state
      if (!other) return undefined
      discard()
      const { version, savedAt } = other
      show({ version, savedAt, other: undefined })
      return other
    },
  }
}
