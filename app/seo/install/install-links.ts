import { appleIcon } from '#app/config/app-icons.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'

/** Links that make the site installable, on members' pages only. */
export function installLinks() {
  return [
    { rel: 'manifest', href: `/app-${getLocale()}.webmanifest` },
    { rel: 'apple-touch-icon', href: appleIcon.file },
  ]
}
