import type { PublicSettings } from '#app/config/public-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { jsonLd, type Question, questionsJsonLd } from './json-ld.ts'
import { pageUrl } from './page-url.ts'

type SiteSettings = Pick<
  PublicSettings,
  'productName' | 'publicOrigin' | 'hasLocalePrefix' | 'contactEmail'
>

/** For the front page: the organization, the site search and the questions. */
export function siteJsonLd(settings: SiteSettings, questions: Question[]) {
  const { productName, publicOrigin, contactEmail } = settings
  const url = pageUrl(settings, '/')
  const organizationId = `${publicOrigin}/#organization`
  return [
    jsonLd({
      '@type': 'Organization',
      '@id': organizationId,
      name: productName,
      url,
      logo: new URL('/icon.svg', publicOrigin).href,
      description: m.shell_default_description(),
      email: contactEmail,
    }),
    jsonLd({
      '@type': 'WebSite',
      '@id': `${publicOrigin}/#website`,
      name: productName,
      url,
      inLanguage: getLocale(),
      publisher: { '@id': organizationId },
      potentialAction: {
        '@type': 'SearchAction',
        // Built by hand: the braces are part of the template and must not be encoded.
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${pageUrl(settings, '/blog')}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    }),
    ...(questions.length > 0 ? [questionsJsonLd(questions)] : []),
  ]
}
