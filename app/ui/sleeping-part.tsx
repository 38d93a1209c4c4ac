import { type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import { replayEarlyClicks, untilUsed } from './early-use.ts'
import { isOnFirstPage } from './first-page.ts'

/** Shortly before it is seen. */
const nearMargin = '400px'

type SleepingPartProps = {
  /** `never` is for what does nothing, such as a drawing: its code is not fetched. */
  wakes: 'near' | 'never'
  children: ReactNode
}

/**
 * A part of a page that stays the server's HTML, without its code, on the page that a visitor arrives
 * at: until they have done something there and it is near what they see, or for good. What is pressed
 * meanwhile happens when it wakes. A page that was reached by a link renders whole, or it would grow
 * while it is read: its loader awaits the code of its parts (`preloadParts`).
 */
export function SleepingPart({ wakes, children }: SleepingPartProps) {
  const part = useRef<HTMLDivElement>(null)
  const [sleep] = useState(() => (isOnFirstPage() ? newSleep() : undefined))
  useEffect(() => {
    if (wakes === 'never' || !sleep) return
    const observer = new IntersectionObserver(
      // Of a busy browser it hears at once that a part was far and that it is near.
      (sights) => sights.at(-1)?.isIntersecting && sleep.end(),
      { rootMargin: nearMargin },
    )
    untilUsed().then(() => part.current && observer.observe(part.current))
    return () => observer.disconnect()
  }, [wakes, sleep])
  const sayAwake = () => {
    delete part.current?.dataset.asleep
    replayEarlyClicks()
  }
  return (
    <div ref={part} data-asleep={sleep && wakes === 'near' ? '' : undefined}>
      <Suspense fallback={<AsWritten part={part} />}>
        <Woken after={sleep?.ended} onWake={sayAwake}>
          {children}
        </Woken>
      </Suspense>
    </div>
  )
}

function newSleep() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { ended, end }
}

type WokenProps = {
  after: Promise<void> | undefined
  onWake: () => void
  children: ReactNode
}

function Woken({ after, onWake, children }: WokenProps) {
  if (after && !import.meta.env.SSR) use(after)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part wakes once.
  useEffect(onWake, [])
  return children
}

/** React drops the HTML of a part that is given new children in its sleep: it stays as it is. */
function AsWritten({ part }: { part: RefObject<HTMLDivElement | null> }) {
  const [html] = useState(() => part.current?.innerHTML)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it for this place.
  return html && <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}
