import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { AccountPage } from '#app/features/account/account-page.tsx'
import { readAccountSearch } from '#app/features/account/account-search.ts'
import { ConnectGoogleButton } from '#app/features/auth/google/google-button.tsx'
import { HealthConsentSection } from '#app/features/consent/health-consent-section.tsx'
import { kolQueries } from '#app/features/kol/kol.queries.ts'
import { OwnKolSection } from '#app/features/kol/own-kol-section.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'
import { healthConsentQueries } from '#app/session/health-consent/health-consent.queries.ts'
import { HealthConsentProvider } from '#app/session/health-consent/health-consent-provider.tsx'
import { LanguagePicker } from '#app/shell/language-picker.tsx'
import { Container } from '#app/ui/container.tsx'

export const Route = createFileRoute('/_client/account/')({
  validateSearch: readAccountSearch,
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    const view = await queryClient.ensureQueryData(accountQueries.account())
    if (view.kind === 'whole')
      await Promise.all([
        queryClient.ensureQueryData(accountQueries.devices()),
        queryClient.ensureQueryData(kolQueries.own()),
        queryClient.ensureQueryData(healthConsentQueries.own()),
      ])
    return { seo: { title: m.account_title() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { google } = Route.useSearch()
  const { data: view } = useSuspenseQuery(accountQueries.account())
  const { data: devices } = useQuery({
    ...accountQueries.devices(),
    enabled: view.kind === 'whole',
  })
  const { data: consent } = useQuery({
    ...healthConsentQueries.own(),
    enabled: view.kind === 'whole',
  })
  const { data: kol } = useQuery({ ...kolQueries.own(), enabled: view.kind === 'whole' })
  return (
    <Container className="py-8 md:py-12">
      <AccountPage
        view={view}
        devices={devices ?? null}
        googleResult={google}
        languagePicker={<LanguagePicker />}
        connectButton={<ConnectGoogleButton />}
        consentSection={
          consent ? (
            <HealthConsentProvider>
              <HealthConsentSection consent={consent} />
            </HealthConsentProvider>
          ) : null
        }
        kolSection={kol ? <OwnKolSection kol={kol} /> : null}
      />
    </Container>
  )
}
