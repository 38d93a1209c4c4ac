import { useSyncExternalStore } from 'react'

/** Returns the time zone of the device. The server does not know it and takes that of Jakarta. */
export function useDeviceZone(): string {
  return useHydratedDeviceZone() ?? 'Asia/Jakarta'
}

/** Returns the time zone of the device, undefined on the server and while the page hydrates. */
export function useHydratedDeviceZone(): string | undefined {
  return useSyncExternalStore(subscribeToNothing, zoneOfDevice, () => undefined)
}

/** Returns the IANA name of the device's time zone. Only for the browser. */
export function zoneOfDevice(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

function subscribeToNothing() {
  return () => undefined
}
