import type { ReactNode } from 'react'
import { formatDate } from '#app/i18n/format.ts'

type PhotoFigureProps = {
  src: string | undefined
  alt: string
  takenOn: string
  children?: ReactNode
}

/** A photo with its day. */
export function PhotoFigure({ src, alt, takenOn, children }: PhotoFigureProps) {
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <img
        src={src}
        alt={alt}
        loading="lazy"
        className="aspect-3/4 w-full rounded-card bg-surface-sunken object-cover"
      />
      <figcaption className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
        {formatDate(takenOn)}
        {children}
      </figcaption>
    </figure>
  )
}
