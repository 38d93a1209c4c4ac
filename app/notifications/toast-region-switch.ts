let isAwake = false
let onWake = () => {}

/** Asks the region in the page to load what shows notices. */
export function wakeToastRegion(): void {
  isAwake = true
  onWake()
}

export function subscribeToWake(listener: () => void): () => void {
  onWake = listener
  return () => {
    onWake = () => {}
  }
}

export function isToastRegionAwake(): boolean {
  return isAwake
}
