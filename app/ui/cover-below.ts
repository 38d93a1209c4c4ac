/** Custom properties of the page with the heights of what sticks to its lower edge. */
type CoverProperty = '--panel-below' | '--bar-below'

/**
 * Returns a ref that keeps a property at the height of its element. The style sheet adds both up, so that
 * browsers scroll a focused control out of the covered strip (WCAG 2.4.11).
 */
function measureInto(property: CoverProperty) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }
}

export const measurePanelBelow = measureInto('--panel-below')
export const measureBarBelow = measureInto('--bar-below')
