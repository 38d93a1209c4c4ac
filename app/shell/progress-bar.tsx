import { useHydrated, useRouterState } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'

/** Shown along the top edge while the next page loads; a fast page never shows it. */
export function ProgressBar() {
  const isHydrated = useHydrated()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  if (!isHydrated || !isLoading) return null
  return (
    <div
      role="progressbar"
      aria-label={m.shell_loading()}
      className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-progress bg-action"
    />
  )
}
