const colorModes = ['system', 'light', 'dark'] as const
export type ColorMode = (typeof colorModes)[number]

const storageKey = 'color-mode'
/** The header and the mobile menu both show the choice. */
const listeners = new Set<() => void>()

/** The visitor's preference; whoever has none follows the system, and so does a blocked storage. */
export function readColorMode(): ColorMode {
  try {
    const kept = localStorage.getItem(storageKey)
    return colorModes.find((mode) => mode === kept) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Keeps the preference and shows it at once. */
export function saveColorMode(mode: ColorMode): void {
  const { dataset } = document.documentElement
  if (mode === 'system') delete dataset.colorMode
  else dataset.colorMode = mode
  try {
    localStorage.setItem(storageKey, mode)
  } catch {
    // The choice then lasts as long as the page.
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
 * Runs in the head before anything is painted, so that a stored mode never flashes the other one.
 * Following the system needs nothing: the style sheet does it.
 */
export const colorModeScript = `try{var m=localStorage.getItem(${JSON.stringify(storageKey)});if(m==="light"||m==="dark")document.documentElement.dataset.colorMode=m}catch{}`
