import { load } from '@tanstack/react-start/hydration'
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
 * is read. It renders nobody again: React drops the HTML of what is given new children before it is
 * alive.
 */
export function useOnFirstPage<Strategy>(strategy: Strategy): Strategy | ReturnType<typeof load> {
  const [when] = useState(() => (isFirstPage ? strategy : load()))
  return when
}
