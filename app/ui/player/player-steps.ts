/** Share of the film and of full volume (specification, section 9). */
export const seekStep = 0.01
export const volumeStep = 0.05
/** Arrow keys outside the sliders seek further: a hundredth of a short film is barely visible. */
const seekLeap = 10 * seekStep

export type PlayerCommand =
  | { kind: 'toggle-playback' | 'toggle-sound' | 'toggle-captions' | 'toggle-full-screen' }
  | { kind: 'seek' | 'volume'; by: number }

const commands = new Map<string, PlayerCommand>([
  [' ', { kind: 'toggle-playback' }],
  ['m', { kind: 'toggle-sound' }],
  ['c', { kind: 'toggle-captions' }],
  ['f', { kind: 'toggle-full-screen' }],
  ['ArrowLeft', { kind: 'seek', by: -seekLeap }],
  ['ArrowRight', { kind: 'seek', by: seekLeap }],
  ['ArrowUp', { kind: 'volume', by: volumeStep }],
  ['ArrowDown', { kind: 'volume', by: -volumeStep }],
])

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Returns the player's command for a key. Keys with a modifier belong to the browser. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Key): PlayerCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  return commands.get(key.length === 1 ? key.toLowerCase() : key)
}

/** Moves a share within 0 to 1, rounded against floating-point error. */
export function moved(share: number, by: number): number {
  return Math.min(1, Math.max(0, Math.round((share + by) * 1000) / 1000))
}

/** `0:07` or `12:30`. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
