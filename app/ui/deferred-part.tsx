import { type AsyncRouteComponent, useHydrated } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { interaction, visible } from '@tanstack/react-start/hydration'
import { type ReactNode, useRef, useState } from 'react'
import { announceHydrated } from './hydrated-event.ts'

/** The code of a part is fetched as soon as the part is seen. */
const prefetchMargin = '0px'

type DeferredPartProps = {
  /** The lazy component that the children render. The loader preloads it too. */
  // biome-ignore lint/suspicious/noExplicitAny: a component of any props.
  code: AsyncRouteComponent<any>
  children: ReactNode
}

/**
 * A part below the fold. On the first page it stays server HTML until the user reaches for it: Start
 * then queues the event, hydrates the part and replays the event. A page that is reached by a link
 * renders whole, because its loader awaits the code of its parts.
 */
export function DeferredPart({ code, children }: DeferredPartProps) {
  const [isFirstPage] = useState(!useHydrated())
  const part = useRef<HTMLDivElement>(null)

  function onHydrated() {
    delete part.current?.dataset.deferred
    announceHydrated()
  }

  return (
    <div ref={part} data-deferred={isFirstPage ? '' : undefined}>
      <Hydrate
        when={interaction()}
        split={false}
        prefetch={async ({ waitFor }) => {
          await waitFor(visible({ rootMargin: prefetchMargin }))
          await code.preload?.()
        }}
        onHydrated={onHydrated}
      >
        {children}
      </Hydrate>
    </div>
  )
}
