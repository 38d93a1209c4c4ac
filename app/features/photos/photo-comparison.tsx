import { useState } from 'react'
import { formatShortDay } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { Photo } from '#server/contract/photo.schema.ts'
import { SavedPhoto } from './saved-photo.tsx'

/**
 * Two days side by side, at first the first and the last. The selects are uncontrolled, so
 * hydration keeps what was chosen before it. A new first or last photo makes them start over.
 */
export function PhotoComparison({ trackerId, photos }: { trackerId: string; photos: Photo[] }) {
  const [leftId, setLeft] = useState<string>()
  const [rightId, setRight] = useState<string>()
  const left = photos.find(({ id }) => id === leftId) ?? photos[0]
  const right = photos.find(({ id }) => id === rightId) ?? photos.at(-1)
  if (!left || !right || photos.length < 2) return null
  // Half of a phone is too narrow for a full month name.
  const options = photos.map(({ id, takenOn }) => ({
    value: id,
    label: `${formatShortDay(takenOn)} ${takenOn.slice(0, 4)}`,
  }))
  return (
    <section aria-labelledby="comparison" className="flex flex-col gap-4">
      <h2 id="comparison" className="text-xl">
        {m.photos_compare_title()}
      </h2>
      <div className="grid grid-cols-2 gap-3 sm:gap-6">
        <NativeSelect
          label={m.photos_compare_left()}
          key={`left ${photos[0]?.id}`}
          options={options}
          defaultValue={left.id}
          onChange={(event) => setLeft(event.currentTarget.value)}
        />
        <NativeSelect
          label={m.photos_compare_right()}
          key={`right ${photos.at(-1)?.id}`}
          options={options}
          defaultValue={right.id}
          onChange={(event) => setRight(event.currentTarget.value)}
        />
        <SavedPhoto trackerId={trackerId} photo={left} />
        <SavedPhoto trackerId={trackerId} photo={right} />
      </div>
    </section>
  )
}
