import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import {
  sendCode,
  sendPasskeyQuestion,
} from '#app/features/practice/door/practice-door.functions.ts'
import { sendStepUp } from '#app/features/practice/security/practice-security.functions.ts'
import {
  practiceSecurityCalls,
  practiceSecurityQueries,
} from '#app/features/practice/security/practice-security.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { OwnSecurityPage } from '#app/session/second-factor/own-security/own-security-page.tsx'
import { StepUpProvider } from '#app/session/second-factor/step-up/step-up-provider.tsx'

/** A nutritionist sees their own sessions and second factor. */
export const Route = createFileRoute('/_practice/praktik/keamanan')({
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(practiceSecurityQueries.own())
    return { seo: { title: m.factor_own() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data } = useSuspenseQuery(practiceSecurityQueries.own())
  return (
    <StepUpProvider open={sendCode} stepUp={sendStepUp} ask={sendPasskeyQuestion}>
      <OwnSecurityPage security={data} calls={practiceSecurityCalls} />
    </StepUpProvider>
  )
}
