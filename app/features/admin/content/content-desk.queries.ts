import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { type DocumentKey, documentSchema } from '#server/contract/editing/editing.schema.ts'
import { getPictures, getText, getTexts } from './content-desk.functions.ts'

export const contentDeskQueries = {
  list: () => queryOptions({ queryKey: [...adminKey, 'texts'], queryFn: () => getTexts() }),
  pictures: () =>
    queryOptions({ queryKey: [...adminKey, 'pictures'], queryFn: () => getPictures() }),
  text: (key: DocumentKey) =>
    queryOptions({
      queryKey: [...adminKey, 'text', key],
      queryFn: async () =>
        v.parse(v.nullable(documentSchema), JSON.parse(await getText({ data: key }))),
    }),
}
