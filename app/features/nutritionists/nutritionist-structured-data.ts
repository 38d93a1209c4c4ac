import { createIsomorphicFn } from '@tanstack/react-start'
import type { PublicSettings } from '#app/config/public-settings.ts'
import { nameOfCondition, nameOfLanguage } from '#app/i18n/nutritionist-names.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { breadcrumbJsonLd, jsonLd } from '#app/seo/json-ld.ts'
import { pageUrl } from '#app/seo/page-url.ts'
import type { NutritionistAnswer } from './nutritionists.server.ts'

type ProfilePage = { settings: PublicSettings; answer: NutritionistAnswer | undefined }

/**
 * Structured data of a profile and its breadcrumb. The description of an example person starts by
 * saying so, because no search engine may take them for real.
 */
export const nutritionistStructuredData = createIsomorphicFn()
  .server(({ settings, answer }: ProfilePage) => {
    if (answer?.kind !== 'found') return []
    const { slug, name, degrees, headline, isExample, city, languages, conditions } =
      answer.nutritionist
    const url = pageUrl(settings, `/ahli-gizi/${slug}`)
    return [
      jsonLd({
        '@type': 'Person',
        name,
        honorificSuffix: degrees,
        description: isExample ? `${m.nutritionists_example_badge()}. ${headline}` : headline,
        jobTitle: m.nutritionists_job_title(),
        url,
        image: new URL(`/avatars/${slug}.svg`, settings.publicOrigin).href,
        knowsLanguage: languages.map(nameOfLanguage),
        knowsAbout: conditions.map(nameOfCondition),
        workLocation: { '@type': 'City', name: city },
      }),
      breadcrumbJsonLd([
        { name: m.nutritionists_meta_title(), url: pageUrl(settings, '/ahli-gizi') },
        { name, url },
      ]),
    ]
  })
  .client(() => [])
