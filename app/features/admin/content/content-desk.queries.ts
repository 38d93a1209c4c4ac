import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { type DocumentKey, documentSchema } from '#server/contract/editing/editing.schema.ts'
import { getText, getTexts } from './content-desk.functions.ts'

export const contentDeskQueries = {
  list: () => queryOptions({ queryKey: [...adminKey, 'texts'], queryFn: () => getTexts() }),
  text: ({ kind, slug, locale }: DocumentKey) => {
    // The router's parameters have no prototype, which server functions refuse.
    const data = { kind, slug, locale }
    return queryOptions({
      queryKey: [...adminKey, 'text', data],
      queryFn: async () => v.parse(v.nullable(documentSchema), JSON.parse(await getText({ data }))),
    })
  },
}
