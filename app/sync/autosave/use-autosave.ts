import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { keepSending } from '#app/sync/keep-sending.ts'
import { type AutosaveOptions, createAutosave, type Stored } from './autosave.ts'

type AutosaveWish<Content, Version extends Stored> = Omit<
  AutosaveOptions<Content, Version>,
  'onSaved'
> & {
  onSaved: (stored: Version) => void
  /** All that was typed is saved, so the device may forget it. */
  onWhole: () => void
}

/** Saves content while it is typed, again once the connection returns, and when the page is left. */
export function useAutosave<Content, Version extends Stored>({
  onSaved,
  onWhole,
  ...start
}: AutosaveWish<Content, Version>) {
  const isOpen = useRef(true)
  const [saver] = useState(() =>
    createAutosave<Content, Version>({
      ...start,
      onSaved: (stored, isWhole) => {
        onSaved(stored)
        // A form that has opened since may have kept more.
        if (isWhole && isOpen.current) onWhole()
      },
    }),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState)
  useEffect(() => {
    isOpen.current = true
    const stop = keepSending(saver)
    return () => {
      isOpen.current = false
      stop()
      // What was typed just before the page was left.
      void saver.flush()
    }
  }, [saver])
  return { saver, state }
}
