import { useRef, useState } from 'react'
import { moved } from './player-steps.ts'

/** State of a video. Commands go to the video element, and the state follows its events. */
export function usePlayback() {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState(initialState)
  const read = () => video.current && setState(stateOf(video.current))

  function seek(share: number) {
    const it = video.current
    if (it && Number.isFinite(it.duration)) it.currentTime = share * it.duration
  }

  function setVolume(volume: number) {
    const it = video.current
    if (!it) return
    it.volume = volume
    it.muted = volume === 0
  }

  return {
    video,
    state,
    seek,
    setVolume,
    seekBy: (by: number) => seek(moved(state.share, by)),
    volumeBy: (by: number) => setVolume(moved(state.volume, by)),
    togglePlayback() {
      if (video.current?.paused) video.current.play().catch(read)
      else video.current?.pause()
    },
    toggleSound() {
      const it = video.current
      if (!it) return
      it.muted = !it.muted
      if (!it.muted && it.volume === 0) it.volume = 0.5
    },
    videoEvents: {
      onLoadedMetadata: read,
      onDurationChange: read,
      onTimeUpdate: read,
      onSeeking: read,
      onPlay: read,
      onPause: read,
      onEnded: read,
      onVolumeChange: read,
      onError: read,
    },
  }
}

export type Playback = ReturnType<typeof usePlayback>

/** Muted at first. */
const initialState = {
  isPlaying: false,
  hasFailed: false,
  seconds: 0,
  wholeSeconds: 0,
  /** Played share of the film, from 0 to 1. */
  share: 0,
  /** From 0 to 1; 0 while muted. */
  volume: 0,
}

function stateOf(video: HTMLVideoElement): typeof initialState {
  const wholeSeconds = Number.isFinite(video.duration) ? video.duration : 0
  return {
    isPlaying: !video.paused && !video.ended,
    hasFailed: video.error !== null,
    seconds: video.currentTime,
    wholeSeconds,
    share: wholeSeconds > 0 ? video.currentTime / wholeSeconds : 0,
    volume: video.muted ? 0 : video.volume,
  }
}
