import { createIsomorphicFn } from '@tanstack/react-start'
import type { RouterContext } from '#app/config/router-context.ts'
import { siteJsonLd } from '#app/seo/site-json-ld.ts'
import { homeQueries } from './home.queries.ts'

type HomePage = { match: { context: RouterContext } }

/** For the head of the front page. */
export const homeStructuredData = createIsomorphicFn()
  .server(({ match }: HomePage) => {
    const { settings, queryClient } = match.context
    const page = queryClient.getQueryData(homeQueries.page().queryKey)
    return siteJsonLd(settings, page?.kind === 'available' ? page.questions : [])
  })
  .client(() => [])
