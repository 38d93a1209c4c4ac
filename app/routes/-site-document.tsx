import { type ReactNode, Suspense } from 'react'
import { Consent } from '#app/features/consent/consent.tsx'
import { useConsent } from '#app/features/consent/consent-store.ts'
import { optionalPart } from '#app/lib/optional-part.ts'
import { Document } from '#app/shell/document.tsx'

const Pixel = optionalPart(() => import('#app/features/pixel/pixel.tsx'))

/** The document with the features that every page has. The pixel waits for consent. */
export function SiteDocument({ children }: { children: ReactNode }) {
  const { preference } = useConsent()
  return (
    <Document
      extras={
        <>
          <Consent />
          {preference?.enableCookiesAnalytics && (
            <Suspense>
              <Pixel />
            </Suspense>
          )}
        </>
      }
    >
      {children}
    </Document>
  )
}
