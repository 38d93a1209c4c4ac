/** What sticks to the lower edge now. */
const panels = new Set<HTMLElement>()

/**
 * A ref of what sticks to the lower edge of the window. Browsers scroll a focused control out of the
 * strip that it covers (WCAG 2.4.11).
 */
export function reserveScroll(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined
  panels.add(panel)
  const observer = new ResizeObserver(reserveHighest)
  observer.observe(panel)
  return () => {
    panels.delete(panel)
    observer.disconnect()
    reserveHighest()
  }
}

function reserveHighest(): void {
  const height = Math.max(0, ...Array.from(panels, ({ offsetHeight }) => offsetHeight))
  document.documentElement.style.scrollPaddingBottom = height > 0 ? `${height}px` : ''
}
