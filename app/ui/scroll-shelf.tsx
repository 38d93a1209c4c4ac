import { type ReactNode, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    head: 'flex flex-wrap items-end justify-between gap-x-6 gap-y-4',
    controls: 'flex items-center gap-2 max-sm:w-full',
    all: 'mr-auto sm:mr-4',
    button: [
      'grid size-11 place-items-center rounded-full border border-line-strong text-ink',
      'transition-colors hover:bg-action-soft aria-disabled:border-line aria-disabled:text-ink-muted',
      'aria-disabled:opacity-50 aria-disabled:hover:bg-transparent',
    ],
    // Reaches both window edges, so that a cut-off card shows there is more. The first card starts
    // on the page grid.
    list: [
      '[--gutter:max(1rem,calc((100vw-75rem)/2+1.5rem))] sm:[--gutter:max(1.5rem,calc((100vw-75rem)/2+1.5rem))]',
      'mx-[calc(50%-50vw)] scroll-px-(--gutter) px-(--gutter)',
      'relative flex snap-x snap-mandatory gap-4 overflow-x-auto pt-1 pb-4 sm:gap-6 motion-safe:scroll-smooth',
      '[scrollbar-width:thin] [scrollbar-color:var(--color-line-strong)_transparent]',
    ],
    item: 'flex w-72 shrink-0 snap-start sm:w-80',
  },
})()

/** Tolerance, because browsers round scroll positions. */
const slackPx = 4

type ScrollShelfProps<Item> = {
  heading: ReactNode
  /** Link to the full list. */
  all?: ReactNode
  /** Accessible name of the list. */
  label: string
  previousLabel: string
  nextLabel: string
  items: Item[]
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** A list that scrolls sideways by touch, wheel, keyboard or its two buttons. */
export function ScrollShelf<Item>(props: ScrollShelfProps<Item>) {
  const { heading, all, label, previousLabel, nextLabel, items, keyOf, children } = props
  const list = useRef<HTMLUListElement>(null)
  const [edge, setEdge] = useState<'start' | 'end' | 'none'>('start')
  const scrollByOneView = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8 })
  return (
    <div className="flex flex-col gap-6">
      <div className={styles.head()}>
        {heading}
        <div className={styles.controls()}>
          {all && <div className={styles.all()}>{all}</div>}
          <button
            type="button"
            aria-label={previousLabel}
            aria-disabled={edge === 'start'}
            onClick={() => scrollByOneView(-1)}
            className={styles.button()}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            aria-label={nextLabel}
            aria-disabled={edge === 'end'}
            onClick={() => scrollByOneView(1)}
            className={styles.button()}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
      </div>
      <ul
        ref={list}
        aria-label={label}
        onScroll={(event) => setEdge(edgeOf(event.currentTarget))}
        className={styles.list()}
      >
        {items.map((item) => (
          <li key={keyOf(item)} className={styles.item()}>
            {children(item)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function edgeOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  if (scrollLeft <= slackPx) return 'start'
  return scrollLeft + clientWidth >= scrollWidth - slackPx ? 'end' : 'none'
}
