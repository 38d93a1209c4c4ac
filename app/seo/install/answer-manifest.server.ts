import { appIcons } from '#app/config/app-icons.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { withLocale } from '#app/i18n/locale-path.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { isLocale } from '#app/i18n/paraglide/runtime.js'

const cacheControl = 'public, max-age=3600'
/** `--color-surface` of the light mode: a manifest has no color modes. */
const paper = '#fdfcf8'

/** Answers the manifest of the installed app, which opens the member's tracker. */
export function answerManifest({ settings }: SiteContext, locale: string): Response {
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const { PRODUCT_NAME: productName, LOCALE_PREFIX: hasPrefix } = settings
  const manifest = {
    id: '/tracker',
    name: productName,
    short_name: productName,
    description: m.tracker_seo_description({}, { locale }),
    lang: locale,
    start_url: hasPrefix ? withLocale('/tracker', locale) : '/tracker',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['health', 'food', 'lifestyle'],
    icons: appIcons.map(({ file, size, isMaskable }) => ({
      src: file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: isMaskable ? 'maskable' : 'any',
    })),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': cacheControl },
  })
}
