import { useEffect, useRef } from 'react'

type LiveVideoProps = {
  stream: MediaStream
  label: string
  className?: string
  isMuted: boolean
  /** Called if the browser plays sound only after a press, with the function to call then. */
  onPlayRefused?: (play: (() => Promise<void>) | null) => void
}

/** Shows a stream that goes on, with its sound unless it is muted. */
export function LiveVideo({ stream, label, className, isMuted, onPlayRefused }: LiveVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = stream
    const play = async () => {
      await element.play()
      onPlayRefused?.(null)
    }
    play().catch((error) => {
      if (error instanceof Error && error.name === 'NotAllowedError') onPlayRefused?.(play)
    })
    return () => {
      element.srcObject = null
    }
  }, [stream, onPlayRefused])
  return (
    <video
      ref={video}
      aria-label={label}
      autoPlay
      playsInline
      muted={isMuted}
      className={className}
    />
  )
}
