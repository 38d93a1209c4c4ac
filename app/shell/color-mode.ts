const colorModes = ['system', 'light', 'dark'] as const
export type ColorMode = (typeof colorModes)[number]

export const colorModeStorageKey = 'color-mode'
/** The header and the mobile menu both show the choice. */
const listeners = new Set<() => void>()

/** Returns the visitor's preference, or `system` if they have not chosen or storage is blocked. */
export function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(colorModeStorageKey)
    return colorModes.find((mode) => mode === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Stores the preference and applies it at once. */
export function saveColorMode(mode: ColorMode): void {
  const { dataset } = document.documentElement
  if (mode === 'system') delete dataset.colorMode
  else dataset.colorMode = mode
  try {
    localStorage.setItem(colorModeStorageKey, mode)
  } catch {
    // The choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function subscribeToColorMode(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
