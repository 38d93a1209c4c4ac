/**
 * A program's name, read off its slug: `jantung-sehat` is Jantung Sehat in both languages. The titles
 * of the site belong to the content backend, which this one does not know.
 */
export function programNameOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
