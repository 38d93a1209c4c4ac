import { m } from '#app/i18n/paraglide/messages.js'

type TableOfContentsProps = { entries: { id: string; heading: string }[] }

/** The sections of an article, beside it on a wide screen. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  return (
    <nav aria-label={m.blog_contents_title()} className="sticky top-8 flex flex-col gap-3 text-sm">
      <p className="font-semibold">{m.blog_contents_title()}</p>
      <ol className="flex flex-col border-line border-l">
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block rounded-control py-1.5 pl-4 text-ink-muted hover:text-link hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
