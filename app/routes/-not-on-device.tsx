import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isUnreached } from '#app/errors/is-unreached.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { useTryAgain } from '#app/shell/use-try-again.ts'
import { RetryNotice } from '#app/ui/retry-notice.tsx'

/**
 * Replaces a tracker page that this device has not cached while it is offline. Loads it once the
 * connection is back. Other errors show the error screen. Its route has `wrapInSuspense: false`, so
 * that the page hydrates with its layout.
 */
export function NotOnDevice(props: ErrorComponentProps) {
  const words = { title: m.sync_unseen_title(), text: m.sync_unseen_text() }
  return isUnreached(props.error) ? (
    <Unreached {...props} words={words} />
  ) : (
    <ErrorScreen {...props} />
  )
}

/** Replaces a tracker page that is never cached on a device. */
export function NeverOnDevice(props: ErrorComponentProps) {
  const words = { title: m.sync_never_kept_title(), text: m.sync_never_kept_text() }
  return isUnreached(props.error) ? (
    <Unreached {...props} words={words} />
  ) : (
    <ErrorScreen {...props} />
  )
}

type UnreachedProps = ErrorComponentProps & { words: { title: string; text: string } }

function Unreached({ reset, words }: UnreachedProps) {
  const askAgain = useTryAgain(reset)
  const [isBusy, setIsBusy] = useState(false)
  const tryAgain = () => {
    setIsBusy(true)
    void askAgain().finally(() => setIsBusy(false))
  }
  useEffect(() => {
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  })
  return (
    <RetryNotice {...words} action={m.sync_unseen_retry()} isBusy={isBusy} onRetry={tryAgain} />
  )
}
