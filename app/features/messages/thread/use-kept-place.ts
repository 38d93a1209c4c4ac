import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A reader this near to the end stays there. */
const nearPixels = 16

/**
 * Keeps the place in a box whose scroll position counts from its end (`flex-col-reverse`). At the end
 * a reader stays at the end, and earlier messages move nothing. Only a new end has to be made up for.
 */
export function useKeptPlace(box: RefObject<HTMLElement | null>, lastId: string | undefined): void {
  const before = useRef({ lastId, height: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { scrollHeight: height, scrollTop } = element
    const hasNewEnd = before.current.height > 0 && before.current.lastId !== lastId
    if (hasNewEnd && scrollTop < -nearPixels)
      element.scrollTop = scrollTop - (height - before.current.height)
    before.current = { lastId, height }
  })
}
