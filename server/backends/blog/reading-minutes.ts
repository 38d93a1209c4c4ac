import type { Article } from '#server/contract/blog.schema.ts'

/** Adults read a plain text on a screen at about this pace. */
const wordsPerMinute = 200

/** How long an article takes to read, in whole minutes, at least one. */
export function toReadingMinutes(sections: Article['sections']): number {
  const texts = sections.flatMap(({ heading, html }) => [heading, html.replace(/<[^>]*>/g, ' ')])
  const wordCount = texts.join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(wordCount / wordsPerMinute))
}
