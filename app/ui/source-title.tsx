import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { englishOf, isIndonesianDocument, type Source } from '#app/nutrition/sources.ts'

/** Title of a source; on an English page an Indonesian document is marked as such. */
export function SourceTitle({ source }: { source: Source }) {
  if (getLocale() === 'id') return source.title
  if (!isIndonesianDocument(source)) return englishOf(source) ?? source.title
  return (
    <>
      <span lang="id">{source.title}</span> ({m.checks_source_in_indonesian()})
    </>
  )
}
