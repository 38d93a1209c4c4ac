import { loadIcons } from '#app/clients/icons.server.ts'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { homePageSchema, noMeta } from '#server/contract/content.schema.ts'

export type HomeAnswer = Awaited<ReturnType<typeof readHomePage>>

/**
 * Reads the home page with the icons its texts name. The page is empty while the content backend is
 * down.
 */
export async function readHomePage(context: SiteContext) {
  const { backends, settings } = context
  const answer = readPublic(backends.cms, 'home', homePageSchema, { locale: getLocale() })
  const page = await undefinedIfFailed(context, answer)
  if (!page) return { kind: 'unavailable' as const, meta: noMeta }
  const { meta, isClaimExample } = page
  const description = isClaimExample
    ? `${meta.description} ${m.home_claims_example()}`
    : meta.description
  const names = page.steps.flatMap(({ icon }) => icon ?? [])
  return {
    kind: 'available' as const,
    ...page,
    meta: { ...meta, description },
    icons: await loadIcons(settings, names),
  }
}
