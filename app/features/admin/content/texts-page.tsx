import { Link } from '@tanstack/react-router'
import { group } from 'd3-array'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { contentKinds, healthKinds } from '#server/contract/editing/content-kinds.ts'
import type { DocumentSummary } from '#server/contract/editing/editing.schema.ts'
import { kindName } from './content-words.ts'

const languages = [
  { locale: 'id', other: 'en', name: m.desk_language_id },
  { locale: 'en', other: 'id', name: m.desk_language_en },
] as const

type TextsPageProps = {
  texts: DocumentSummary[]
  /** What is sold under which text. Absent while it cannot be read. */
  promotions: { id: string; state: 'upcoming' | 'running' | 'ended' }[] | undefined
}

/** All texts by kind, with the state of each language. */
export function TextsPage({ texts, promotions }: TextsPageProps) {
  return (
    <AdminPage title={m.desk_title()} description={m.desk_text()}>
      <Link
        to="/admin/konten/gambar"
        className="tap self-start font-semibold text-link hover:underline"
      >
        {m.desk_pictures()}
      </Link>
      {contentKinds.map((kind) => {
        const bySlug = group(
          texts.filter((text) => text.kind === kind),
          ({ slug }) => slug,
        )
        const slugs = new Set(bySlug.keys())
        // A promo that runs without a text has a row without texts.
        if (kind === 'promo')
          for (const { id, state } of promotions ?? []) if (state !== 'ended') slugs.add(id)
        const isLonely = (slug: string) =>
          kind === 'promo' && promotions?.every(({ id }) => id !== slug)
        const find = (slug: string, locale: 'id' | 'en') =>
          bySlug.get(slug)?.find((text) => text.locale === locale)
        return (
          <section key={kind} className="flex flex-col gap-3">
            <h2 className="font-semibold text-lg">{kindName(kind)}</h2>
            <AdminTable
              caption={kindName(kind)}
              columns={[m.desk_column_text(), ...languages.map(({ name }) => name())]}
              rows={[...slugs].map((slug) => ({
                key: slug,
                cells: [
                  <div key="slug" className="flex flex-col items-start gap-1">
                    <code className="text-xs">{slug}</code>
                    {isLonely(slug) && <Badge tone="warning">{m.desk_no_promo()}</Badge>}
                  </div>,
                  ...languages.map(({ locale, other }) => (
                    <TextState key={locale} text={find(slug, locale)} other={find(slug, other)} />
                  )),
                ],
              }))}
            />
          </section>
        )
      })}
    </AdminPage>
  )
}

type TextStateProps = { text: DocumentSummary | undefined; other: DocumentSummary | undefined }

function TextState({ text, other }: TextStateProps) {
  if (!text) return <Badge tone="warning">{m.desk_missing()}</Badge>
  const { kind, slug, locale, title, newest, live, due, changedAt, isReviewed } = text
  const isNewer = live !== null && newest > live
  const needsReview = healthKinds.includes(kind) && newest !== live && !isReviewed
  const isOlder = other !== undefined && other.newest > 1 && other.changedAt > changedAt
  return (
    <div className="flex flex-col items-start gap-1">
      <Link
        to="/admin/konten/$kind/$slug/$locale"
        params={{ kind, slug, locale }}
        className="font-semibold text-link hover:underline"
      >
        {title || slug}
      </Link>
      <span className="flex flex-wrap gap-1">
        {live === null ? (
          <Badge>{m.desk_hidden()}</Badge>
        ) : (
          <Badge tone="success">{m.desk_live()}</Badge>
        )}
        {isNewer && <Badge tone="info">{m.desk_newer()}</Badge>}
        {due.length > 0 && <Badge tone="info">{m.desk_scheduled()}</Badge>}
        {needsReview && <Badge tone="warning">{m.desk_needs_review()}</Badge>}
        {isOlder && <Badge tone="warning">{m.desk_older()}</Badge>}
      </span>
      <span className="text-ink-muted text-xs">
        {m.desk_changed({ when: momentInJakarta(changedAt) })}
      </span>
    </div>
  )
}
