import { publicPageOf } from '#app/config/public-page.ts'
import type { PublicSettings } from '#app/config/public-settings.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'

export const shareWidth = 1200
export const shareHeight = 630

/** Picture of every page without its own; a file of the site. */
export const plainSharePath = '/share.png'

/**
 * URL of a shared link's picture. The server draws it from the content of the page (`share-card/`).
 */
export function sharePictureUrl(
  settings: Pick<PublicSettings, 'publicOrigin' | 'productSlug'>,
  path: string,
): string {
  const page = publicPageOf(path, settings.productSlug)
  const file = page ? `/og/${page.kind}/${page.slug}.png?locale=${getLocale()}` : plainSharePath
  return new URL(file, settings.publicOrigin).href
}
