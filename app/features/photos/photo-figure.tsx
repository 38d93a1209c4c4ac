import type { ReactNode } from 'react'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Photo } from '#server/contract/photo.schema.ts'

type PhotoFigureProps = { trackerId: string; photo: Photo; children?: ReactNode }

/** A photo with its day; it is asked for by itself, and no cache keeps it. */
export function PhotoFigure({ trackerId, photo: { id, takenOn }, children }: PhotoFigureProps) {
  const date = formatDate(takenOn)
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <img
        src={`/tracker/${trackerId}/photos/${id}`}
        alt={m.photos_alt({ date })}
        loading="lazy"
        className="aspect-3/4 w-full rounded-card bg-surface-sunken object-cover"
      />
      <figcaption className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
        {date}
        {children}
      </figcaption>
    </figure>
  )
}
