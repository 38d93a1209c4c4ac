import { useState } from 'react'

let isFirstPage = true

/** To be called when a visitor leaves the page that the server rendered. */
export function leaveFirstPage(): void {
  isFirstPage = false
}

/** Whether the visitor is on the page that the server rendered. */
export function isOnFirstPage(): boolean {
  return isFirstPage
}

const furtherDownClass = 'further-down'
/** Between one part that is laid out and the next: each is a frame of its own, also on a slow phone. */
const layOutEveryMs = 100

/**
 * The class of parts far below what is seen first. On the page that a visitor arrives at, the browser
 * lays each out when it comes near, and once the page is alive one after the other. A page that was
 * reached by a link has its whole height at once, so that going back leads to the same place.
 */
export function useFurtherDown(): string | undefined {
  const [className] = useState(() => (isFirstPage ? furtherDownClass : undefined))
  return className
}

/** To be called when the page is alive; ends by the function that it returns. */
export function layOutFurtherDown(): () => void {
  const parts = document.querySelectorAll<HTMLElement>(`.${furtherDownClass}`).values()
  const turns = setInterval(() => {
    const { value: part, done } = parts.next()
    if (!done) {
      part.style.contentVisibility = 'visible'
      return
    }
    clearInterval(turns)
    // For a part that React has made anew since, because its script did not come.
    delete document.documentElement.dataset.arriving
  }, layOutEveryMs)
  return () => clearInterval(turns)
}
