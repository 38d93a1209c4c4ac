import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { queryClientIn } from './query-client.ts'

/** Wraps everything that uses queries or mutations. */
export function WithQueries({ children }: { children: ReactNode }) {
  const { queries } = useRouter().options.context
  return <QueryClientProvider client={queryClientIn(queries)}>{children}</QueryClientProvider>
}
