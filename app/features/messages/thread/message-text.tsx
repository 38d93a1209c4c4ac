import { WebLink } from '#app/ui/web-link.tsx'
import { splitAtLinks } from './split-at-links.ts'

/** What a person wrote: their lines, with web addresses to press. */
export function MessageText({ text }: { text: string }) {
  if (text === '') return null
  return (
    <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
      {splitAtLinks(text).map((part, index) =>
        part.href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
          <WebLink key={index} href={part.href} className="underline underline-offset-3">
            {part.text}
          </WebLink>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}
