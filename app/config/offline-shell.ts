/**
 * Where the page is that a tracker opens with while there is no connection: the same for everybody,
 * with nothing in it but the frame. What it shows comes from the device.
 */
export const offlineShellPath = '/tracker/offline'
