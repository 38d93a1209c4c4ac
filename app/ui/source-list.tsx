import { Icon } from './icon.tsx'

type Source = { title: string; url: string }

/** Where the facts of a page come from. */
export function SourceList({ title, sources }: { title: string; sources: Source[] }) {
  if (sources.length === 0) return null
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-6">
      <h2 className="text-lg">{title}</h2>
      <ul className="flex flex-col gap-2 text-sm">
        {sources.map(({ title: name, url }) => (
          <li key={url}>
            <a
              href={url}
              rel="noreferrer"
              className="inline-flex items-baseline gap-1.5 rounded-control text-link underline underline-offset-3"
            >
              {name}
              <Icon name="external" className="size-3.5 self-center" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
