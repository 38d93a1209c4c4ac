import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { askToPersist } from '#app/device/ask-to-persist.ts'
import { storeMember } from '#app/device/stored-answers.ts'
import { useHealthConsent } from '#app/session/health-consent/health-consent-provider.tsx'
import { useMember } from '#app/session/use-member.ts'
import { connectionAfterFailure } from './connection-after-failure.ts'
import { deviceConflicts, deviceMark, deviceOutbox } from './device-outbox.ts'
import { keepSending } from './keep-sending.ts'
import { refetchTracker } from './refetch-tracker.ts'
import { syncOperations } from './sync.functions.ts'
import { createTrackerSync, nothingUnsent, type TrackerSync } from './tracker-sync.ts'

const SyncContext = createContext<TrackerSync | undefined>(undefined)

type SyncProviderProps = { trackerId: string; children: ReactNode }

/** Provides the sync of one tracker to its pages. */
export function SyncProvider({ trackerId, children }: SyncProviderProps) {
  const queryClient = useQueryClient()
  const member = useMember()
  const memberId = member?.id ?? ''
  const { permit, markMissing } = useHealthConsent()
  const sync = useMemo(
    () =>
      createTrackerSync({
        store: deviceOutbox({ memberId, trackerId }),
        memory: deviceConflicts(trackerId),
        mark: deviceMark({ memberId, trackerId }),
        shownSinceMs: performance.timeOrigin,
        send: (operations) => syncOperations({ data: { trackerId, operations } }),
        judge: (error) => {
          const connection = connectionAfterFailure(error)
          if (connection === 'no-consent') markMissing()
          return connection
        },
        permit,
        onWaiting: () => void askToPersist().catch(() => {}),
        refresh: () => refetchTracker(queryClient, trackerId),
      }),
    [memberId, trackerId, queryClient, permit, markMissing],
  )
  useEffect(() => keepSending(sync), [sync])
  useEffect(registerWorker, [])
  useEffect(() => {
    // Without storage the pages still work online.
    if (member) storeMember(member).catch(() => {})
  }, [member])
  return <SyncContext value={sync}>{children}</SyncContext>
}

export function useTrackerSync(): TrackerSync {
  const sync = useContext(SyncContext)
  if (!sync) throw new Error('There is no tracker around this')
  return sync
}

/** Returns an empty state during server rendering and until the device has been read. */
export function useSyncState() {
  const { subscribe, getState } = useTrackerSync()
  return useSyncExternalStore(subscribe, getState, () => nothingUnsent)
}

/**
 * Lets the tracker open offline from now on. It runs after load, so it delays no page; a browser
 * without service workers goes on as before.
 */
function registerWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', register, { once: true })
}
