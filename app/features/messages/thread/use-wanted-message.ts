import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { messageAnchor, seqOfAnchor } from './message-anchor.ts'

type Loading = {
  /** The number of the earliest message on the page. */
  firstSeq: number | undefined
  hasEarlier: boolean
  isLoading: boolean
  onEarlier: () => void
}

/** Shows the message that the address names. Loads earlier ones until it is there. */
export function useWantedMessage({ firstSeq, hasEarlier, isLoading, onEarlier }: Loading): void {
  const hash = useLocation({ select: (location) => location.hash })
  const seq = seqOfAnchor(hash)
  const isHere = seq !== undefined && firstSeq !== undefined && seq >= firstSeq
  useEffect(() => {
    if (seq === undefined) return
    if (!isHere) {
      if (hasEarlier && !isLoading) onEarlier()
      return
    }
    const message = document.getElementById(messageAnchor(seq))
    message?.scrollIntoView({ block: 'center' })
    message?.focus({ preventScroll: true })
  }, [seq, isHere, hasEarlier, isLoading, onEarlier])
}
