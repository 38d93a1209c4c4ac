import { createIsomorphicFn } from '@tanstack/react-start'
import type { PublicSettings } from '#app/config/public-settings.ts'
import { siteJsonLd } from '#app/seo/site-json-ld.ts'
import type { HomeAnswer } from './home.server.ts'

type HomePage = { settings: PublicSettings; page: HomeAnswer | undefined }

/** Structured data of the front page. */
export const homeStructuredData = createIsomorphicFn()
  .server(({ settings, page }: HomePage) =>
    siteJsonLd(settings, page?.kind === 'available' ? page.questions : []),
  )
  .client(() => [])
