import { m } from '#app/i18n/paraglide/messages.js'
import type { PhotoRefusal } from '#app/sync/photos/upload-answer.schema.ts'

const words = {
  tooLarge: m.photos_too_large,
  noPhoto: m.photos_no_photo,
  day: m.photos_refused_day,
  tooMany: m.errors_too_many_photos,
  unsupported: m.photos_refused_unsupported,
} satisfies Record<PhotoRefusal, () => string>

/** Explains why the server refuses a photo, and what the member can do. */
export function photoRefusalText(reason: PhotoRefusal): string {
  return words[reason]()
}
