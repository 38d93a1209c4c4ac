import { m } from '#app/i18n/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { SourceTitle } from '#app/ui/source-title.tsx'
import { WebLink } from '#app/ui/web-link.tsx'

type SourceLinksProps = { sources: readonly { title: string; url: string }[] }

export function SourceLinks({ sources }: SourceLinksProps) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1 text-ink-muted text-sm">
      <span>{m.checks_sources()}</span>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {sources.map((source) => (
          <li key={source.url} className="text-balance pointer-coarse:py-3">
            <WebLink
              href={source.url}
              className="rounded-control text-link underline underline-offset-3 pointer-coarse:py-3.5"
            >
              <SourceTitle source={source} />
              <Icon name="external" className="ml-1.5 inline size-3.5" />
            </WebLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
