import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { requireAnswer } from '#app/session/require-answer.ts'
import { healthConsentVersion } from '#server/contract/health-consent.schema.ts'
import { decideHealthConsent, getHealthConsent } from './health-consent.functions.ts'

export const healthConsentQueries = {
  own: () =>
    queryOptions({
      queryKey: ['health-consent'],
      queryFn: () => getHealthConsent(),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** Records the member's decision about the text that this page shows. */
export function useDecideHealthConsent() {
  const call = useServerFn(decideHealthConsent)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (decision: 'given' | 'withdrawn') => {
      const text = { textVersion: healthConsentVersion, language: getLocale() }
      const data =
        decision === 'given' ? { ...text, decision, age: 'adult' as const } : { ...text, decision }
      return requireAnswer(await call({ data }))
    },
    onSuccess: (consent) =>
      queryClient.setQueryData(healthConsentQueries.own().queryKey, () => consent),
  })
}
