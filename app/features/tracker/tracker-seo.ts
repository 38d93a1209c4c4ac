import { m } from '#app/i18n/paraglide/messages.js'
import type { PageSeo } from '#app/seo/page-head.ts'

/** The tracker's SEO data is fixed and needs no backend (specification, sections 2 and 7). */
export function trackerSeo(): PageSeo {
  return {
    title: m.tracker_seo_title(),
    description: m.tracker_seo_description(),
    keyword: m.tracker_seo_keywords(),
  }
}
