import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** For `RetryNotice`: runs the page's loaders again. */
export function useLoadAgain() {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  async function onRetry() {
    setIsBusy(true)
    await router.invalidate({ sync: true })
    setIsBusy(false)
  }
  return { isBusy, onRetry }
}
