import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { hasMissingPart } from './chunk-reload.ts'

/** Asks again for what a broken page did not get; `reset` is its error boundary's. */
export function useTryAgain(reset: () => void): () => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async () => {
    if (hasMissingPart() && navigator.onLine) return window.location.reload()
    queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' })
    await router.invalidate()
    reset()
  }
}
