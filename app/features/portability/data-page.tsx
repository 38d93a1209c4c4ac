import { m } from '#app/i18n/paraglide/messages.js'
import { NeedsConnection } from '#app/sync/needs-connection.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { ExportSection } from './export-section.tsx'
import { ImportSection } from './import-section.tsx'

export function DataPage({ trackerId }: { trackerId: string }) {
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <SectionHeading title={m.portability_title()} description={m.portability_intro()} />
      <NeedsConnection />
      <ImportSection trackerId={trackerId} />
      <ExportSection trackerId={trackerId} />
    </div>
  )
}
