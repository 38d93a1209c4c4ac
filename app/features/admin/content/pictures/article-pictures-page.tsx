import { Link } from '@tanstack/react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Picture } from '#server/contract/editing/picture.schema.ts'
import type { PictureFormFailure } from './answer-picture-form.server.ts'
import { NewPictureFields } from './new-picture-fields.tsx'
import { pictureProblemText } from './picture-problem.ts'
import { PictureThumb } from './picture-thumb.tsx'

type ArticlePicturesPageProps = { pictures: Picture[]; failure: PictureFormFailure | undefined }

/** All pictures of articles. Its forms are sent as they are, with scripts too. */
export function ArticlePicturesPage({ pictures, failure }: ArticlePicturesPageProps) {
  const may = usePermissions()
  const problem = failure && pictureProblemText(failure.answer)
  return (
    <AdminPage title={m.desk_pictures()} description={m.desk_pictures_text()}>
      <Link to="/admin/konten" className="tap self-start font-semibold text-link hover:underline">
        {m.desk_title()}
      </Link>
      {problem && (
        <Alert tone="danger" title={m.desk_not_done()}>
          {problem}
        </Alert>
      )}
      {may('content.edit') && (
        <section className="flex flex-col gap-3 rounded-card border border-line p-4">
          <h2 className="font-semibold text-lg">{m.desk_picture_new()}</h2>
          <form
            method="post"
            encType="multipart/form-data"
            className="flex max-w-xl flex-col gap-4"
          >
            <NewPictureFields {...failure?.typed} />
            <Button type="submit" name="act" value="add" className="self-start">
              {m.desk_picture_add()}
            </Button>
          </form>
        </section>
      )}
      {pictures.length === 0 ? (
        <p>{m.desk_pictures_none()}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {pictures.map((picture) => (
            <PictureCard key={picture.sha256} picture={picture} mayRemove={may('content.edit')} />
          ))}
        </ul>
      )}
    </AdminPage>
  )
}

function PictureCard({ picture, mayRemove }: { picture: Picture; mayRemove: boolean }) {
  const { sha256, address, alt, addedBy, addedAt, uses } = picture
  const words = alt[getLocale()]
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-4 text-sm">
      <PictureThumb address={address} alt={words} />
      <dl className="flex flex-col gap-1">
        <dt className="sr-only">{m.desk_picture_alt_id()}</dt>
        <dd lang="id" className="break-words">
          {alt.id}
        </dd>
        <dt className="sr-only">{m.desk_picture_alt_en()}</dt>
        <dd lang="en" className="break-words text-ink-muted">
          {alt.en}
        </dd>
      </dl>
      <p className="text-ink-muted text-xs">
        {addedBy} · {momentInJakarta(addedAt)}
      </p>
      {uses.length > 0 ? (
        <div>
          <h3 className="font-semibold">{m.desk_picture_uses()}</h3>
          <ul className="flex flex-col gap-2">
            {uses.map(({ kind, slug, locale }) => (
              <li key={`${slug} ${locale}`}>
                <Link
                  to="/admin/konten/$kind/$slug/$locale"
                  params={{ kind, slug, locale }}
                  className="tap break-words text-link hover:underline"
                >
                  {slug} ({locale})
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        mayRemove && (
          <form method="post" encType="multipart/form-data">
            <input type="hidden" name="sha256" value={sha256} />
            <Button
              type="submit"
              name="act"
              value="remove"
              variant="quiet"
              size="sm"
              aria-label={`${m.desk_remove()}: ${words}`}
            >
              {m.desk_remove()}
            </Button>
          </form>
        )
      )}
      <details>
        <summary className="cursor-pointer py-2 font-semibold text-link">
          {m.desk_picture_html()}
        </summary>
        <code className="block break-all text-xs">{`<img src="${address}" alt="${words.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`}</code>
      </details>
    </li>
  )
}
