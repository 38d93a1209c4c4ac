import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** A row's link of the open page needs this class, so that the browser itself scrolls a new row. */
export const shownIfCurrent =
  'aria-[current=page]:[scroll-initial-target:nearest] aria-[current=page]:[scroll-snap-align:center]'

/** Keeps the link of the open page in view, in a row of links that a phone scrolls. */
export function useShownCurrent<Row extends HTMLElement>() {
  const row = useRef<Row>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const shownPath = useRef(startsAtCurrent() ? path : undefined)
  useEffect(() => {
    if (shownPath.current !== path) showCurrent(row.current)
    shownPath.current = path
  }, [path])
  return row
}

/** Whether the browser itself scrolls the row of a new page. A script would move it under a press. */
function startsAtCurrent(): boolean {
  return import.meta.env.SSR || CSS.supports('scroll-initial-target', 'nearest')
}

/** Scrolls the row, and nothing else, to the link of the open page. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current=page]')
  if (row && current)
    row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}
