import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { askToPersist } from '#app/device/ask-to-persist.ts'
import { useMember } from '#app/session/use-member.ts'
import { deviceMessages } from '#app/sync/device-outbox.ts'
import { keepSending } from '#app/sync/keep-sending.ts'
import { connectionAfterSending } from '#app/sync/send-queue.ts'
import { createMessageSync, type MessageSync, noUnsentMessages } from './message-sync.ts'
import { sendMessage } from './send-message.ts'

const MessageSyncContext = createContext<MessageSync | undefined>(undefined)

type MessageSyncProviderProps = {
  conversationId: string
  /** Refetches the thread. */
  refresh: () => Promise<unknown>
  children: ReactNode
}

/** Sends the messages that wait on this device for one conversation. */
export function MessageSyncProvider({ children, ...props }: MessageSyncProviderProps) {
  const { conversationId, refresh } = props
  const memberId = useMember()?.id ?? ''
  const sync = useMemo(
    () =>
      createMessageSync({
        store: deviceMessages({ memberId, conversationId }),
        send: (message) => sendMessage(conversationId, message),
        judge: connectionAfterSending,
        onWaiting: () => void askToPersist().catch(() => {}),
        refresh,
      }),
    [memberId, conversationId, refresh],
  )
  useEffect(() => keepSending(sync), [sync])
  return <MessageSyncContext value={sync}>{children}</MessageSyncContext>
}

export function useMessageSync(): MessageSync {
  const sync = useContext(MessageSyncContext)
  if (!sync) throw new Error('There is no conversation around this')
  return sync
}

/** Returns an empty state during server rendering and until the device has been read. */
export function useUnsentMessages() {
  const { subscribe, getState } = useMessageSync()
  return useSyncExternalStore(subscribe, getState, () => noUnsentMessages)
}
