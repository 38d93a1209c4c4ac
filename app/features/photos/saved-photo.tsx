import type { ReactNode } from 'react'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Photo } from '#server/contract/photo.schema.ts'
import { PhotoFigure } from './photo-figure.tsx'

type SavedPhotoProps = { trackerId: string; photo: Photo; children?: ReactNode }

/** A photo on the server, fetched by its own request and never cached. */
export function SavedPhoto({ trackerId, photo: { id, takenOn }, children }: SavedPhotoProps) {
  return (
    <PhotoFigure
      src={`/tracker/${trackerId}/photos/${id}`}
      alt={m.photos_alt({ date: formatDate(takenOn) })}
      takenOn={takenOn}
    >
      {children}
    </PhotoFigure>
  )
}
