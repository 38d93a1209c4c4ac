import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { sendRead } from '#app/features/messages/messages.functions.ts'
import { messagesKey } from '#app/features/messages/messages.queries.ts'
import type { Conversation } from '#server/contract/message.schema.ts'

/** Marks what the reader has really seen as read: the end of the thread, on a visible page. */
export function useReadMark({ id, lastSeq, readSeq }: Conversation, isAtEnd: boolean): void {
  const isVisible = useSyncExternalStore(subscribeToVisibility, isPageVisible, () => false)
  const queryClient = useQueryClient()
  const sentSeq = useRef(0)
  useEffect(() => {
    if (!isAtEnd || !isVisible || lastSeq <= Math.max(readSeq, sentSeq.current)) return
    sentSeq.current = lastSeq
    sendRead({ data: { id, seq: lastSeq } }).then(
      () => queryClient.invalidateQueries({ queryKey: messagesKey }),
      () => {
        // The next look at the thread tries again.
        sentSeq.current = 0
      },
    )
  }, [id, lastSeq, readSeq, isAtEnd, isVisible, queryClient])
}

function isPageVisible(): boolean {
  return document.visibilityState === 'visible'
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
