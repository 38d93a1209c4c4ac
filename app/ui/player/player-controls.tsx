import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { iconPaths } from '#app/ui/icon.tsx'
import { Outline } from '#app/ui/outline.tsx'
import { slotRecipe } from '#app/ui/recipe.ts'
import { Slider } from '#app/ui/slider.tsx'
import { clockText, seekStep, volumeStep } from './player-steps.ts'
import type { Playback } from './use-playback.ts'

const styles = slotRecipe({
  slots: {
    root: 'flex flex-wrap items-center gap-x-2 gap-y-1 px-3 pt-1 pb-3',
    button: [
      'grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-main-800',
      'focus-visible:outline-highlight aria-pressed:text-highlight',
    ],
    time: 'shrink-0 px-1 text-sm tabular-nums',
    // In its own row on a phone, to be long enough for a finger.
    seek: 'w-full px-2 sm:order-none sm:w-auto sm:flex-1 max-sm:order-first',
    volume: 'w-20 max-sm:flex-1',
  },
})()

type PlayerControlsProps = {
  playback: Playback
  hasCaptions: boolean
  onToggleCaptions: () => void
  onToggleFullScreen: () => void
}

export function PlayerControls(props: PlayerControlsProps) {
  const { playback, hasCaptions, onToggleCaptions, onToggleFullScreen } = props
  const { isPlaying, seconds, wholeSeconds, share, volume } = playback.state
  const place = { at: clockText(seconds), whole: clockText(wholeSeconds) }
  return (
    <div className={styles.root()}>
      <ControlButton
        takesFocus
        label={isPlaying ? m.player_pause() : m.player_play()}
        icon={isPlaying ? 'pause' : 'play'}
        onClick={playback.togglePlayback}
      />
      <Slider
        label={m.player_seek()}
        value={share}
        step={seekStep}
        valueText={m.player_seek_value(place)}
        onChange={playback.seek}
        className={styles.seek()}
      />
      <span aria-hidden="true" className={styles.time()}>
        {place.at} / {place.whole}
      </span>
      <ControlButton
        label={volume > 0 ? m.player_mute() : m.player_unmute()}
        icon={volume > 0 ? 'sound' : 'soundOff'}
        onClick={playback.toggleSound}
      />
      <Slider
        label={m.player_volume()}
        value={volume}
        step={volumeStep}
        valueText={formatNumber(volume, { style: 'percent' })}
        onChange={playback.setVolume}
        className={styles.volume()}
      />
      <ControlButton
        label={m.player_captions()}
        icon="captions"
        isPressed={hasCaptions}
        onClick={onToggleCaptions}
      />
      {document.fullscreenEnabled && (
        <ControlButton
          label={m.player_full_screen()}
          icon="fullScreen"
          onClick={onToggleFullScreen}
        />
      )}
    </div>
  )
}

type ControlButtonProps = {
  label: string
  icon: keyof typeof playerIconPaths
  isPressed?: boolean
  /** True if the play button takes the focus when the player appears. */
  takesFocus?: boolean
  onClick: () => void
}

function ControlButton({ label, icon, isPressed, takesFocus, onClick }: ControlButtonProps) {
  return (
    <button
      ref={takesFocus ? focusOnce : undefined}
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onClick}
      className={styles.button()}
    >
      <Outline path={playerIconPaths[icon]} className="size-6" />
    </button>
  )
}

/** The pressed poster is gone and lost the focus. */
function focusOnce(button: HTMLButtonElement | null) {
  button?.focus({ preventScroll: true })
}

/** Outlines like `iconPaths`, loaded with the player. */
const playerIconPaths = {
  play: iconPaths.play,
  captions:
    'M5 5.5h14a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm5.5 5a2 2 0 1 0 0 3m6-3a2 2 0 1 0 0 3',
  fullScreen:
    'M4 9V5a1 1 0 0 1 1-1h4m6 0h4a1 1 0 0 1 1 1v4m0 6v4a1 1 0 0 1-1 1h-4m-6 0H5a1 1 0 0 1-1-1v-4',
  pause: 'M8.5 5.5v13m7-13v13',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5 0a3.6 3.6 0 0 1 0 5m2.3-7.3a7 7 0 0 1 0 9.6',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5.5 4.5 4.5m0-4.5-4.5 4.5',
} as const
