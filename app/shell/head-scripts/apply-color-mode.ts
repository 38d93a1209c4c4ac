/**
 * Runs in the head before the first paint, so that a stored mode never flashes the other one. The style
 * sheet follows the system by itself. The function is sent as text, so it may use its argument only.
 */
export function applyColorMode(storageKey: string): void {
  try {
    const mode = localStorage.getItem(storageKey)
    if (mode === 'light' || mode === 'dark') document.documentElement.dataset.colorMode = mode
  } catch {
    // Storage is blocked: the page follows the system.
  }
}
