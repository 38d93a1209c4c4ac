import { useEffect, useRef, useState } from 'react'
import type { SaveAnswer, Stored } from './autosave.ts'
import { useAutosave } from './use-autosave.ts'
import type { ContentOnDevice, useContentOnDevice } from './use-content-on-device.ts'

type Wish<Content extends object, Version extends Stored> = {
  /** What the page found. */
  stored: Stored
  /** What an unsaved page begins with. */
  first: Content
  device: ReturnType<typeof useContentOnDevice<Content>>
  send: (version: number, content: Content) => Promise<SaveAnswer<Version>>
  onSaved: (stored: Version) => void
  contentOf: (stored: Version) => Content | undefined
}

/**
 * Content of controlled fields that saves itself. What is not saved yet is on this device, and a page
 * that opens begins with it. If another page saved meanwhile, `state.other` has its version, and nothing
 * is saved until the user chooses one.
 */
export function useAutosavedContent<Content extends object, Version extends Stored>({
  stored,
  first,
  device,
  contentOf,
  ...calls
}: Wish<Content, Version>) {
  const [begun] = useState<ContentOnDevice<Content> | undefined>(device.kept)
  const [content, setContent] = useState(begun?.content ?? first)
  // For calls that follow a change before the next render.
  const latest = useRef(content)
  const { saver, state } = useAutosave<Content, Version>({
    ...{ version: begun?.version ?? stored.version, savedAt: stored.savedAt },
    ...calls,
    contentOf,
    onWhole: device.forget,
  })
  useEffect(() => {
    if (begun) saver.type(begun.content)
  }, [begun, saver])

  function show(next: Content): void {
    latest.current = next
    setContent(next)
  }

  return {
    content,
    state,
    change(part: Partial<Content>): void {
      const next = { ...latest.current, ...part }
      show(next)
      device.keep({ version: saver.getState().version, content: next })
      saver.type(next)
    },
    /** Saves at once. Resolves to the version that has everything, or undefined if a part is unsaved. */
    async saveNow(): Promise<number | undefined> {
      await saver.flush()
      const { isPending, version } = saver.getState()
      return isPending ? undefined : version
    },
    /** Saves nothing more of this page, because what it edits is to be deleted. */
    discard(): void {
      saver.discard()
      device.forget()
    },
    /** Goes on with other content that needs no saving, because another call stored it. */
    restart(next: Content, version: Stored): void {
      saver.restart(version)
      device.forget()
      show(next)
    },
    /** Saves this page's content, also over what another page saved. */
    keepMine: () => saver.save(latest.current),
    /** Goes on with what another page saved. */
    takeOther(): void {
      const other = saver.takeOther()
      if (!other) return
      device.forget()
      show(contentOf(other) ?? first)
    },
  }
}
