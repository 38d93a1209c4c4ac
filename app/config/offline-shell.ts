/**
 * Path of the page frame that trackers open with while offline. It is the same for all visitors;
 * its content comes from the device.
 */
export const offlineShellPath = '/tracker/offline'
