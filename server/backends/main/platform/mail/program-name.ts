/**
 * Derives a program's name from its slug: `jantung-sehat` becomes Jantung Sehat in both languages.
 * The real titles belong to the content backend, which this backend does not call.
 */
export function programNameOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
