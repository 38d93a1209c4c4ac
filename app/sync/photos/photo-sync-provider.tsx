import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { askToPersist } from '#app/device/ask-to-persist.ts'
import { useHealthConsent } from '#app/session/health-consent/health-consent-provider.tsx'
import { useMember } from '#app/session/use-member.ts'
import { devicePhotos } from '#app/sync/device-outbox.ts'
import { keepSending } from '#app/sync/keep-sending.ts'
import { connectionAfterSending } from '#app/sync/send-queue.ts'
import { useTrackerSync } from '#app/sync/sync-provider.tsx'
import { createPhotoSync, noUnsentPhotos, type PhotoSync } from './photo-sync.ts'
import { sendPhoto } from './send-photo.ts'

const PhotoSyncContext = createContext<PhotoSync | undefined>(undefined)

type PhotoSyncProviderProps = { trackerId: string; children: ReactNode }

/** Provides the photo sync of one tracker; needs the tracker's SyncProvider around it. */
export function PhotoSyncProvider({ trackerId, children }: PhotoSyncProviderProps) {
  const memberId = useMember()?.id ?? ''
  const { markTaken, showChanged } = useTrackerSync()
  const { markMissing } = useHealthConsent()
  const sync = useMemo(
    () =>
      createPhotoSync({
        store: devicePhotos({ memberId, trackerId }),
        send: (queued) => sendPhoto(trackerId, queued),
        judge: (error) => {
          const connection = connectionAfterSending(error)
          if (connection === 'no-consent') markMissing()
          return connection
        },
        onTaken: markTaken,
        onWaiting: () => void askToPersist().catch(() => {}),
        refresh: showChanged,
      }),
    [memberId, trackerId, markTaken, showChanged, markMissing],
  )
  useEffect(() => keepSending(sync), [sync])
  return <PhotoSyncContext value={sync}>{children}</PhotoSyncContext>
}

export function usePhotoSync(): PhotoSync {
  const sync = useContext(PhotoSyncContext)
  if (!sync) throw new Error('There is no tracker around this')
  return sync
}

/** Returns an empty state during server rendering and until the device has been read. */
export function useUnsentPhotos() {
  const { subscribe, getState } = usePhotoSync()
  return useSyncExternalStore(subscribe, getState, () => noUnsentPhotos)
}
