import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { PlayerControls } from './player-controls.tsx'
import { commandOf } from './player-steps.ts'
import { usePlayback } from './use-playback.ts'

export type MediaPlayerProps = {
  title: string
  /** A picture of 16:9. */
  poster: string
  /** Formats of the film, best first; the last one plays everywhere. */
  sources: { src: string; type: string }[]
  /** WebVTT in the page's language. */
  captions: { src: string; language: string }
  startsPlaying: boolean
}

/** Plays a film with the site's own controls. Rendered in the browser only. */
export function MediaPlayer(props: MediaPlayerProps) {
  const { title, poster, sources, captions, startsPlaying } = props
  const frame = useRef<HTMLElement>(null)
  const playback = usePlayback()
  const cue = useCue(playback.video)
  const [hasCaptions, setHasCaptions] = useState(true)
  const toggleCaptions = () => setHasCaptions((it) => !it)
  const toggleFullScreen = () =>
    document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen()

  function obeyKey(event: KeyboardEvent<HTMLElement>) {
    const command = event.defaultPrevented ? undefined : commandOf(event)
    // A focused button handles the space bar itself.
    if (!command || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    switch (command.kind) {
      case 'toggle-playback':
        return playback.togglePlayback()
      case 'toggle-sound':
        return playback.toggleSound()
      case 'toggle-captions':
        return toggleCaptions()
      case 'toggle-full-screen':
        return toggleFullScreen()
      case 'seek':
        return playback.seekBy(command.by)
      case 'volume':
        return playback.volumeBy(command.by)
    }
  }

  return (
    <section
      ref={frame}
      aria-label={title}
      onKeyDown={obeyKey}
      className="flex flex-col justify-center overflow-hidden rounded-card bg-main-950 text-main-50"
    >
      <div className="relative min-h-0">
        <video
          ref={playback.video}
          {...playback.videoEvents}
          poster={poster}
          autoPlay={startsPlaying}
          muted
          playsInline
          preload="auto"
          className="mx-auto block aspect-video max-h-full w-full"
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          <track kind="captions" src={captions.src} srcLang={captions.language} default />
        </video>
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={playback.togglePlayback}
          className="absolute inset-0 grid place-items-center"
        >
          {!playback.state.isPlaying && <PlayMark />}
        </button>
      </div>
      {playback.state.hasFailed && (
        <p role="alert" className="px-4 pt-3 text-center">
          {m.player_failed()}
        </p>
      )}
      {/* The film has no speech, so screen readers read its captions. */}
      {hasCaptions && (
        <p
          aria-live="polite"
          className="flex min-h-20 items-center justify-center text-balance px-5 py-3 text-center sm:min-h-16 sm:text-lg"
        >
          {cue}
        </p>
      )}
      <PlayerControls
        playback={playback}
        hasCaptions={hasCaptions}
        onToggleCaptions={toggleCaptions}
        onToggleFullScreen={toggleFullScreen}
      />
    </section>
  )
}

function PlayMark() {
  return (
    <span className="grid size-16 place-items-center rounded-full bg-main-950/80 text-highlight">
      <Icon name="play" className="size-8" />
    </span>
  )
}

/** Returns the caption of the current moment, or an empty text. */
function useCue(video: RefObject<HTMLVideoElement | null>): string {
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
