import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isIndonesianDocument, type Source } from '#app/nutrition/sources.ts'

/** The title of a source; a page in another language says of an Indonesian document that it is one. */
export function SourceTitle({ source }: { source: Source }) {
  if (getLocale() === 'id' || !isIndonesianDocument(source)) return source.title
  return (
    <>
      <span lang="id">{source.title}</span> ({m.checks_source_in_indonesian()})
    </>
  )
}
