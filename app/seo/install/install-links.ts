import { appIcons } from '#app/config/app-icons.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'

/** What lets a browser install the site as an app; only pages of members say it. */
export function installLinks() {
  const appleIcon = appIcons.find(({ size }) => size === 180)
  return [
    { rel: 'manifest', href: `/app-${getLocale()}.webmanifest` },
    ...(appleIcon ? [{ rel: 'apple-touch-icon', href: appleIcon.file }] : []),
  ]
}
