import { useRouter } from '@tanstack/react-router'
import { hasMissingPart } from './chunk-reload.ts'

/** Returns a function that reloads a broken page's data; `reset` comes from its error boundary. */
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
