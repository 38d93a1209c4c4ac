import { useRouter } from '@tanstack/react-router'
import { hasMissingPart } from './chunk-reload.ts'

/** Asks again for what a broken page did not get; `reset` is its error boundary's. */
export function useTryAgain(reset: () => void): () => Promise<void> {
  const router = useRouter()
  const { queries } = router.options.context
  return async () => {
    if (hasMissingPart() && navigator.onLine) return window.location.reload()
    queries.client?.removeQueries({ predicate: (query) => query.state.status === 'error' })
    await router.invalidate()
    reset()
  }
}
