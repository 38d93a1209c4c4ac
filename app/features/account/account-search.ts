import { oneOf, searchReader } from '#app/lib/search-reader.ts'

/** The query of /account: the outcome of connecting a Google account, shown once. */
export const readAccountSearch = searchReader({ google: oneOf(['connected', 'failed']) })

export type GoogleResult = NonNullable<ReturnType<typeof readAccountSearch>['google']>
