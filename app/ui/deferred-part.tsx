import { CatchBoundary } from '@tanstack/react-router'
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from './container.tsx'
import { isOnFirstPage, loadOnLeaving } from './first-page.ts'
import { announceHydrated } from './hydrated-event.ts'
import { RetryNotice } from './retry-notice.tsx'

/** What shows that a user reaches for a part, by pointer, finger, keyboard or assistive technology. */
const intents = ['pointerover', 'pointerdown', 'focusin', 'click'] as const

/** `deferred` is server HTML without code, `rendered` has code, `replaced` has new props and code. */
type PartState = 'deferred' | 'rendered' | 'replaced'

/**
 * A part below the fold. On the first page it stays server HTML, without code, until the user reaches
 * for it. The head script holds presses and typed text until it is hydrated. `children` is a lazy
 * component; the loader preloads it, so that a page reached by a link renders whole. If its props
 * change before it is hydrated, it is rendered in place of the server's HTML.
 */
export function DeferredPart({ children }: { children: ReactElement<object> }) {
  const part = useRef<HTMLDivElement>(null)
  const { preload: code } = children.type as { preload?: () => Promise<unknown> }
  const [gate] = useState(closedGate)
  const [firstProps] = useState(children.props)
  const [state, setState] = useState<PartState>(() => (isOnFirstPage() ? 'deferred' : 'rendered'))
  const isDeferred = state === 'deferred'
  if (isDeferred && !isSame(children.props, firstProps)) setState('replaced')

  useEffect(() => {
    const element = part.current
    if (!isDeferred || !element) return
    if (code) loadOnLeaving(code)
    const listeners = new AbortController()
    // On the window, because React stops events that it queues for a boundary to be hydrated.
    const options = { capture: true, signal: listeners.signal }
    const open = ({ target }: Event) => element.contains(target as Node) && gate.resolve()
    for (const intent of intents) window.addEventListener(intent, open, options)
    // The head script may hold events that were waiting for these listeners.
    announceHydrated()
    return () => listeners.abort()
  }, [isDeferred, gate, code])

  function endDeferral() {
    // The head script reads it before React renders again.
    delete part.current?.dataset.deferred
    setState((before) => (before === 'deferred' ? 'rendered' : before))
    announceHydrated()
  }

  // Stable, because a part mounted again would save its own notice with the HTML of the server.
  const [Missing] = useState(() => () => <MissingPart part={part} onShown={endDeferral} />)

  return (
    <div ref={part} data-deferred={isDeferred ? '' : undefined}>
      <CatchBoundary
        key={state === 'replaced' ? 'replaced' : 'first'}
        getResetKey={() => 'part'}
        errorComponent={Missing}
      >
        <Suspense fallback={<ServerHtml part={part} />}>
          <Gate opened={isDeferred ? gate.promise : undefined} onHydrated={endDeferral}>
            {children}
          </Gate>
        </Suspense>
      </CatchBoundary>
    </div>
  )
}

function isSame(some: object, others: object): boolean {
  const entries = Object.entries(some)
  return entries.every(([name, value]) => Object.is(value, others[name as keyof typeof others]))
}

/** A promise to resolve later. The built-in one is newer than the oldest supported browsers. */
function closedGate() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((opened) => {
    resolve = opened
  })
  return { promise, resolve }
}

type GateProps = { opened: Promise<void> | undefined; onHydrated: () => void; children: ReactNode }

function Gate({ opened, onHydrated, children }: GateProps) {
  if (opened && !import.meta.env.SSR) use(opened)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part is hydrated once.
  useEffect(onHydrated, [])
  return children
}

type PartProps = { part: RefObject<HTMLDivElement | null> }

/** React drops the HTML of a boundary whose props change before it is hydrated; this shows it again. */
function ServerHtml({ part }: PartProps) {
  const [html] = useState(() => part.current?.innerHTML)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it on the server for this place.
  return html && <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Shows the server's HTML of a part whose code failed to load. Its text and links work. */
function MissingPart({ part, onShown }: PartProps & { onShown: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part goes missing once.
  useEffect(onShown, [])
  return (
    <>
      <Container className="pt-12">
        <RetryNotice
          title={m.shell_offline_title()}
          text={m.errors_no_connection()}
          action={m.shell_try_again()}
          isBusy={false}
          onRetry={() => window.location.reload()}
        />
      </Container>
      <ServerHtml part={part} />
    </>
  )
}
