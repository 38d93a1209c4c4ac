import { lazyRouteComponent } from '@tanstack/react-router'
import { DeferredPart } from '#app/ui/deferred-part.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { LegalPage } from './legal-page.tsx'

export const LegalTextSections = lazyRouteComponent(
  () => import('./legal-sections.tsx'),
  'LegalSections',
)

type LegalTextProps = {
  text: TextPage | undefined
  title: string
  editions: string[]
  edition: string | undefined
}

/** The terms or the privacy policy. */
export function LegalText(props: LegalTextProps) {
  return (
    <LegalPage
      {...props}
      sections={(text) => (
        <DeferredPart>
          <LegalTextSections text={text} />
        </DeferredPart>
      )}
    />
  )
}
