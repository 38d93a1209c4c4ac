import { type RefObject, useEffect, useState } from 'react'

/** Returns whether an element is in the window, and in each box that scrolls around it. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) =>
      setIsSeen(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
