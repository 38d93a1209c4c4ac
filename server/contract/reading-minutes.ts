import type { Article } from './blog.schema.ts'

/** The usual screen-reading speed of adults. */
const wordsPerMinute = 200

/** Returns the reading time of an article in whole minutes, at least one. */
export function toReadingMinutes(
  sections: Pick<Article['sections'][number], 'heading' | 'html'>[],
): number {
  const texts = sections.flatMap(({ heading, html }) => [heading, html.replace(/<[^>]*>/g, ' ')])
  const wordCount = texts.join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(wordCount / wordsPerMinute))
}
