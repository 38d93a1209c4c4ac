import { load, never, visible } from '@tanstack/react-start/hydration'
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

/**
 * When a part of a page becomes alive: by the strategy on the page that the server rendered, whose
 * HTML is already there. A page that was reached by a link renders whole, or it would grow while it
 * is read: its loader awaits the code of its parts (`preloadParts`). It renders nobody again: React
 * drops the HTML of what is given new children before it is alive.
 */
function useOnFirstPage<Strategy>(strategy: Strategy): Strategy | ReturnType<typeof load> {
  const [when] = useState(() => (isFirstPage ? strategy : load()))
  return when
}

const nearlySeen = visible({ rootMargin: '400px' })

/** What lies further down, or is not needed at once, comes alive shortly before it is seen. */
export function useNear() {
  return useOnFirstPage(nearlySeen)
}

const neverAlive = never()

/**
 * The same for what does nothing, such as a drawing: on the first page the server's HTML is the last
 * word, and its code is not fetched.
 */
export function useStill() {
  return useOnFirstPage(neverAlive)
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
