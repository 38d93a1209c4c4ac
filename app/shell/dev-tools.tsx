import { useRouter, useRouterState } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { getLocale } from '#app/i18n/paraglide/runtime.js'

/**
 * For developers only, so its texts are not translated. Default export, because `lazy` requires
 * one.
 */
export default function DevTools() {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="fixed bottom-3 left-3 z-50 rounded-control bg-ink px-3 py-2 font-semibold text-sm text-surface"
      >
        Dev tools
      </button>
      <div
        id={id}
        popover="auto"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        className="inset-auto bottom-16 left-3 m-0 max-h-[70dvh] w-[min(40rem,calc(100vw-1.5rem))] overflow-auto rounded-card border border-line bg-surface-raised p-4 text-ink text-sm shadow-float"
      >
        {isOpen && <DevFacts />}
      </div>
    </>
  )
}

/** State of the router and the query cache at the moment it is opened. */
function DevFacts() {
  const { queries, requestId, settings } = useRouter().options.context
  const { location, matches } = useRouterState()
  const facts = {
    location: location.href,
    locale: getLocale(),
    matches: matches.map(({ routeId, status, params, search }) => ({
      routeId,
      status,
      params,
      search,
    })),
    queries: queries.client
      ?.getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => ({
        queryKey,
        status: state.status,
        updatedAt: new Date(state.dataUpdatedAt).toISOString(),
      })),
    settings,
    requestId,
  }
  return <pre className="whitespace-pre-wrap font-mono">{JSON.stringify(facts, null, 2)}</pre>
}
