import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messageQueries } from '#app/features/messages/messages.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { ThreadPage } from './thread-page.tsx'

const id = 'percakapan'
const pageOn = (queryClient: QueryClient) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <ThreadPage id={id} search={{}} formIds={undefined} failure={undefined} />
    </QueryClientProvider>,
  )
const noMessages = m.messages_empty({ name: '' }).split('.')[0] as string

test('[T90] a thread that loads says so, not that it is empty', () => {
  const page = pageOn(new QueryClient())
  expect(page).toContain(m.messages_loading())
  expect(page).not.toContain(noMessages)
})

test('[T90] a thread that could not be read says so, not that it is empty', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  })
  await queryClient.prefetchInfiniteQuery({
    ...messageQueries.thread(id),
    queryFn: () => Promise.reject(new Error('The history did not come')),
  })
  const page = pageOn(queryClient)
  expect(page).toContain(m.messages_unavailable_title())
  expect(page).not.toContain(noMessages)
})
