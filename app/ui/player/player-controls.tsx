import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Outline } from '#app/ui/outline.tsx'
import { slotRecipe } from '#app/ui/recipe.ts'
import { Slider } from '#app/ui/slider.tsx'
import { playerIconPaths } from './player-icons.ts'
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
