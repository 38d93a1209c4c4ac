import { type RefObject, useEffect, useState } from 'react'

/** Returns the caption of the current moment, or an empty text. */
export function useCue(video: RefObject<HTMLVideoElement | null>): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const track = video.current?.textTracks[0]
    if (!track) return
    const show = () =>
      setText(Array.from(track.activeCues ?? [], (cue) => (cue as VTTCue).text).join('\n'))
    // Loads the cues and fires events, but does not draw them.
    track.mode = 'hidden'
    track.addEventListener('cuechange', show)
    return () => track.removeEventListener('cuechange', show)
  }, [video])
  return text
}
