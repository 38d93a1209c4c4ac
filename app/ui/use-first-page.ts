import { useHydrated } from '@tanstack/react-router'
import { load } from '@tanstack/react-start/hydration'
import { useState } from 'react'

/**
 * When a part of a page becomes alive: by the strategy on the page that the server rendered, whose
 * HTML is already there. A page that was reached by a link renders whole, or it would grow while it
 * is read.
 */
export function useFirstPage<Strategy>(strategy: Strategy): Strategy | ReturnType<typeof load> {
  const isHydrated = useHydrated()
  const [when] = useState(() => (isHydrated ? load() : strategy))
  return when
}
