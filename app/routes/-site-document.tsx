import { type ReactNode, Suspense, useCallback } from 'react'
import { useSettings } from '#app/config/use-settings.ts'
import { Consent } from '#app/features/consent/consent.tsx'
import { allowsAnalyticsNow, useConsent } from '#app/features/consent/consent-store.ts'
import { optionalPart } from '#app/lib/optional-part.ts'
import { Document } from '#app/shell/document.tsx'

const Pixel = optionalPart(() => import('#app/features/pixel/pixel.tsx'))

/** The document with the features that every page has. The pixel waits for consent. */
export function SiteDocument({ children }: { children: ReactNode }) {
  const { productSlug } = useSettings()
  const { preference } = useConsent()
  const isAllowed = useCallback(() => allowsAnalyticsNow(productSlug), [productSlug])
  return (
    <Document
      extras={
        <>
          <Consent />
          {preference?.enableCookiesAnalytics && (
            <Suspense>
              <Pixel isAllowed={isAllowed} />
            </Suspense>
          )}
        </>
      }
    >
      {children}
    </Document>
  )
}
