import { searchReader, textUpTo } from '#app/lib/search-reader.ts'

/** The query of the page that asks for the code: where it leads. */
export const readDoorSearch = searchReader({ to: textUpTo(500) })

/** Returns the page that the query names if nutritionists work there; else the start of the practice. */
export function workPathOf(to: string | undefined): string {
  return to !== undefined && /^\/(?:praktik|pesan|ruang)(?:[/?#]|$)/.test(to) ? to : '/praktik'
}
