const colorModes = ['system', 'light', 'dark'] as const
export type ColorMode = (typeof colorModes)[number]

const storageKey = 'color-mode'
/** The header and the mobile menu both show the choice. */
const listeners = new Set<() => void>()

/** Returns the visitor's choice; `system` without a choice or if storage is blocked. */
export function readColorMode(): ColorMode {
  try {
    const kept = localStorage.getItem(storageKey)
    return colorModes.find((mode) => mode === kept) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Stores the choice and applies it. */
export function saveColorMode(mode: ColorMode): void {
  const { dataset } = document.documentElement
  if (mode === 'system') delete dataset.colorMode
  else dataset.colorMode = mode
  try {
    localStorage.setItem(storageKey, mode)
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

/**
 * Runs in the head before the first paint, so that the other mode never flashes. The style sheet
 * follows the system by itself.
 */
export const colorModeScript = `try{var m=localStorage.getItem(${JSON.stringify(storageKey)});if(m==="light"||m==="dark")document.documentElement.dataset.colorMode=m}catch{}`
