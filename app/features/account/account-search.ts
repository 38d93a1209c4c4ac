import { oneOf, searchReader } from '#app/lib/search-reader.ts'

/** The query of /account. How connecting a Google account ended; the page says it once. */
export const readAccountSearch = searchReader({ google: oneOf(['connected', 'failed']) })

export type GoogleResult = NonNullable<ReturnType<typeof readAccountSearch>['google']>
