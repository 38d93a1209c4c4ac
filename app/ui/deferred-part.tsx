import { type AsyncRouteComponent, CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from './container.tsx'
import { isOnFirstPage } from './first-page.ts'
import { announceHydrated } from './hydrated-event.ts'
import { RetryNotice } from './retry-notice.tsx'

/** The events of a user who reaches for a part by pointer, touch, keyboard or assistive technology. */
const intents = ['pointerover', 'pointerdown', 'focusin', 'click'] as const

type DeferredPartProps = {
  /** The lazy component that the children render. The loader preloads it too. */
  // biome-ignore lint/suspicious/noExplicitAny: a component of any props.
  code: AsyncRouteComponent<any>
  children: ReactNode
}

/**
 * A part below the fold. On the first page it stays server HTML until the user reaches for it; its
 * code is fetched once it is seen. The head script holds presses and typed text until it is hydrated.
 * A page that is reached by a link renders whole, because its loader awaits the code of its parts.
 */
export function DeferredPart({ code, children }: DeferredPartProps) {
  const part = useRef<HTMLDivElement>(null)
  const [gate] = useState(() => (isOnFirstPage() ? Promise.withResolvers<void>() : undefined))

  useEffect(() => {
    const element = part.current
    if (!gate || !element) return
    const observer = new IntersectionObserver((entries) => {
      // Without its code the part stays readable; the boundary below speaks up when it is used.
      if (entries.at(-1)?.isIntersecting) code.preload?.()?.catch(() => {})
    })
    observer.observe(element)
    const listeners = new AbortController()
    for (const intent of intents)
      element.addEventListener(intent, () => gate.resolve(), { signal: listeners.signal })
    return () => {
      observer.disconnect()
      listeners.abort()
    }
  }, [gate, code])

  function onHydrated() {
    delete part.current?.dataset.deferred
    announceHydrated()
  }

  return (
    <div ref={part} data-deferred={gate ? '' : undefined}>
      <CatchBoundary getResetKey={() => 'part'} errorComponent={MissingPart}>
        <Suspense fallback={<ServerHtml part={part} />}>
          <Gate opened={gate?.promise} onHydrated={onHydrated}>
            {children}
          </Gate>
        </Suspense>
      </CatchBoundary>
    </div>
  )
}

type GateProps = { opened: Promise<void> | undefined; onHydrated: () => void; children: ReactNode }

function Gate({ opened, onHydrated, children }: GateProps) {
  if (opened && !import.meta.env.SSR) use(opened)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part is hydrated once.
  useEffect(onHydrated, [])
  return children
}

/** React drops the HTML of a boundary whose props change before it is hydrated; this shows it again. */
function ServerHtml({ part }: { part: RefObject<HTMLDivElement | null> }) {
  const [html] = useState(() => part.current?.innerHTML)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it on the server for this place.
  return html && <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Takes the place of a part whose code could not be loaded. */
function MissingPart() {
  return (
    <Container className="py-12">
      <RetryNotice
        title={m.shell_offline_title()}
        text={m.errors_no_connection()}
        action={m.shell_try_again()}
        isBusy={false}
        onRetry={() => window.location.reload()}
      />
    </Container>
  )
}
