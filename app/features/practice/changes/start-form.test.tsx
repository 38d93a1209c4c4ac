import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { practiceQueries } from '#app/features/practice/practice.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { StartForm } from './start-form.tsx'

test.each([
  ['that is still read', undefined, m.practice_start_loading()],
  ['without a time', [], m.practice_start_none()],
  ['with a time', ['2026-12-01T03:00:00.000Z'], m.practice_start_choose()],
])('a list %s says so', (_, starts, text) => {
  const queryClient = new QueryClient()
  if (starts) queryClient.setQueryData(practiceQueries.freeStarts().queryKey, starts)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <StartForm
        {...{ zone: 'Asia/Jakarta', zoneName: 'WIB', action: 'Book', isBusy: false, error: null }}
        onStart={() => undefined}
      />
    </QueryClientProvider>,
  )
  expect(html).toContain(text)
})
