import { m } from '#app/i18n/paraglide/messages.js'

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** Where this browser keeps its permission for camera and microphone. */
export function permissionStepsOf({ userAgent, maxTouchPoints }: Browser): string {
  // An iPad calls itself a Mac.
  const isApplePhone =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  if (isApplePhone)
    return /CriOS|FxiOS|EdgiOS/.test(userAgent)
      ? m.room_permission_ios_other()
      : m.room_permission_ios_safari()
  if (/Firefox\//.test(userAgent)) return m.room_permission_firefox()
  if (/Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent))
    return m.room_permission_safari()
  return m.room_permission_chrome()
}
