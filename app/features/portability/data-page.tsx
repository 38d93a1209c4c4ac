import { ImportSection } from '#app/features/portability/import/import-section.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { NeedsConnection } from '#app/sync/needs-connection.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'

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

/** Plain links, so that the browser shows the download progress. */
function ExportSection({ trackerId }: { trackerId: string }) {
  const formats = [
    { format: 'pdf', label: m.portability_export_pdf, hint: m.portability_export_pdf_hint },
    { format: 'csv', label: m.portability_export_csv, hint: m.portability_export_csv_hint },
    { format: 'json', label: m.portability_export_json, hint: m.portability_export_json_hint },
  ]
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-xl">{m.portability_export_title()}</h2>
      <p className="max-w-prose text-ink-muted">{m.portability_export_text()}</p>
      <ul className="flex flex-col gap-4">
        {formats.map(({ format, label, hint }) => (
          <li key={format} className="flex flex-col items-start gap-1.5">
            <a
              href={`/tracker/${trackerId}/export?format=${format}`}
              className={buttonStyles({ variant: 'secondary' })}
            >
              {label()}
            </a>
            {format === 'pdf' && (
              <a
                href={`/tracker/${trackerId}/export?format=pdf&name=none`}
                className="text-link underline underline-offset-3 pointer-coarse:py-2"
              >
                {m.portability_export_pdf_unnamed()}
              </a>
            )}
            <p className="max-w-prose text-ink-muted text-sm">{hint()}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
