import { useSyncExternalStore } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { type Segment, SegmentedControl } from '#app/ui/segmented-control.tsx'
import { type ColorMode, readColorMode, saveColorMode, subscribeToColorMode } from './color-mode.ts'

/** System, light or dark. The choice is in local storage, so the server renders `system`. */
export function ColorModePicker() {
  const mode = useSyncExternalStore(subscribeToColorMode, readColorMode, () => 'system' as const)
  const segments: Segment<ColorMode>[] = [
    { value: 'system', label: m.shell_mode_system(), icon: 'screen' },
    { value: 'light', label: m.shell_mode_light(), icon: 'sun' },
    { value: 'dark', label: m.shell_mode_dark(), icon: 'moon' },
  ]
  return (
    <SegmentedControl
      label={m.shell_mode()}
      segments={segments}
      value={mode}
      onChange={saveColorMode}
    />
  )
}
