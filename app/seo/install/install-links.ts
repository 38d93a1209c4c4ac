import { appleIcon } from '#app/config/app-icons.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'

/** What lets a browser install the site as an app; only pages of members say it. */
export function installLinks() {
  return [
    { rel: 'manifest', href: `/app-${getLocale()}.webmanifest` },
    { rel: 'apple-touch-icon', href: appleIcon.file },
  ]
}
