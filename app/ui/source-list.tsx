import { Icon } from './icon.tsx'
import { WebLink } from './web-link.tsx'

type Source = { title: string; url: string }

/** Sources of a page. */
export function SourceList({ title, sources }: { title: string; sources: Source[] }) {
  if (sources.length === 0) return null
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-6">
      <h2 className="text-lg">{title}</h2>
      <ul className="flex flex-col gap-2 text-sm pointer-coarse:gap-0">
        {sources.map(({ title: name, url }) => (
          <li key={url} className="text-balance pointer-coarse:py-3">
            <WebLink
              href={url}
              className="rounded-control text-link underline underline-offset-3 pointer-coarse:py-3.5"
            >
              {name}
              <Icon name="external" className="ml-1.5 inline size-3.5" />
            </WebLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
