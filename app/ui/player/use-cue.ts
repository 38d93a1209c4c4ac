import { type RefObject, useEffect, useState } from 'react'

/** The caption that belongs to this moment; empty between two of them. */
export function useCue(video: RefObject<HTMLVideoElement | null>): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const track = video.current?.textTracks[0]
    if (!track) return
    const show = () =>
      setText(Array.from(track.activeCues ?? [], (cue) => (cue as VTTCue).text).join('\n'))
    // Loads the cues and tells of them, but leaves the drawing to the player.
    track.mode = 'hidden'
    track.addEventListener('cuechange', show)
    return () => track.removeEventListener('cuechange', show)
  }, [video])
  return text
}
