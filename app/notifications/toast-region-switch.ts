let isAwake = false
let onWake = () => {}

/** Makes the region load the toaster. */
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
