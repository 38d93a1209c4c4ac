import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMember } from '#app/session/use-member.ts'

const threadPath = /\/pesan\/./

/** Sends from any page of a member what their threads left unsent. An open thread sends its own. */
export function LeftMessages() {
  const memberId = useMember()?.id
  const isThread = useLocation({ select: ({ pathname }) => threadPath.test(pathname) })
  useEffect(() => {
    if (memberId === undefined || isThread) return
    let isLeft = false
    let stop = () => {}
    const start = async () => {
      const { sendLeftMessages } = await import('./send-left-messages.ts')
      const stopSending = await sendLeftMessages(memberId)
      if (isLeft) stopSending()
      else stop = stopSending
    }
    // Without storage nothing was left.
    start().catch(() => {})
    return () => {
      isLeft = true
      stop()
    }
  }, [memberId, isThread])
  return null
}
