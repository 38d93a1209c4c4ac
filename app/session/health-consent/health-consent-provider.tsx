import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import { healthConsentQueries } from './health-consent.queries.ts'
import { createHealthConsentGate, type HealthConsentGate } from './health-consent-gate.ts'

const Sheet = lazy(() => import('./health-consent-sheet.tsx'))

const GateContext = createContext<HealthConsentGate | undefined>(undefined)

/** Lets its pages ask for consent to health data, and shows the sheet over them. */
export function HealthConsentProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const own = healthConsentQueries.own()
  // Watched, so that the answer stays in the cache. Offline it is unknown, and the server decides.
  useQuery(own)
  const [answer, setAnswer] = useState<{ give: (isGiven: boolean) => void }>()
  const gate = useMemo(() => {
    const { queryKey } = healthConsentQueries.own()
    return createHealthConsentGate({
      isKnownMissing: () => queryClient.getQueryData(queryKey)?.isGiven === false,
      look: () => queryClient.fetchQuery({ ...healthConsentQueries.own(), staleTime: 0 }),
      markMissing: () =>
        queryClient.setQueryData(queryKey, (known) => ({
          isGiven: false,
          decidedAt: null,
          isAdult: known?.isAdult ?? false,
        })),
      show: () => new Promise((resolve) => setAnswer({ give: resolve })),
    })
  }, [queryClient])
  return (
    <GateContext value={gate}>
      {children}
      {answer && (
        <Suspense>
          <Sheet
            onAnswer={(isGiven) => {
              setAnswer(undefined)
              answer.give(isGiven)
            }}
          />
        </Suspense>
      )}
    </GateContext>
  )
}

export function useHealthConsent(): HealthConsentGate {
  const gate = useContext(GateContext)
  if (!gate) throw new Error('There is no HealthConsentProvider around this')
  return gate
}
