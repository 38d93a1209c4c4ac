/**
 * Carries the mark of a device that has signed in. A reply of the main backend hands it out. Later
 * calls bring the device's marks back, joined by a dot.
 */
export const knownDeviceHeader = 'x-known-device'
