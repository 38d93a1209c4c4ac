import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { Account } from '#server/contract/account.schema.ts'
import { useDisconnectGoogle } from './account.mutations.ts'
import { notifyAccountSuccess } from './account-notices.ts'
import type { GoogleResult } from './account-search.ts'
import { AccountSection } from './account-section.tsx'

type GoogleSectionProps = {
  account: Pick<Account, 'googleEmail' | 'hasPassword'>
  result: GoogleResult | undefined
  /** The auth feature's button that leads to Google. */
  connectButton: ReactNode
}

export function GoogleSection({ account, result, connectButton }: GoogleSectionProps) {
  const { googleEmail } = account
  useArrival(result)
  return (
    <AccountSection
      id="google"
      description={
        googleEmail ? m.account_google_connected({ email: googleEmail }) : m.account_google_none()
      }
    >
      {result === 'failed' && (
        <Alert tone="warning" className="max-w-2xl">
          {m.account_google_failed()}
        </Alert>
      )}
      {googleEmail ? <Disconnection isOnlyWay={!account.hasPassword} /> : connectButton}
    </AccountSection>
  )
}

/** Google's redirect comes through the server, which cannot notify. */
function useArrival(result: GoogleResult | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (result !== 'connected') return
    notifyAccountSuccess(m.account_google_done())
    navigate({ to: '/account', search: {}, hash: 'google', replace: true })
  }, [result, navigate])
}

function Disconnection({ isOnlyWay }: { isOnlyWay: boolean }) {
  const disconnect = useDisconnectGoogle()
  if (isOnlyWay) return <Alert className="max-w-2xl">{m.account_google_only_way()}</Alert>
  return (
    <>
      <FailureAlert className="max-w-2xl" error={disconnect.error} />
      <Button
        variant="secondary"
        className="self-start"
        isBusy={disconnect.isPending}
        onClick={() => disconnect.mutate()}
      >
        {m.account_google_disconnect()}
      </Button>
    </>
  )
}
