import { startInJakarta } from '#app/lib/day-in-jakarta.ts'
import { plainText } from '#app/lib/plain-text.ts'

type FeedItem = {
  title: string
  url: string
  description: string
  category: string
  /** `2026-02-17` */
  publishedOn: string
}

type Feed = {
  title: string
  description: string
  language: string
  url: string
  feedUrl: string
  items: FeedItem[]
}

/** Writes an RSS 2.0 document. */
export function rssOf({ title, description, language, url, feedUrl, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', language),
    `<atom:link href="${escaped(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemOf),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemOf(item: FeedItem): string {
  return [
    '<item>',
    element('title', item.title),
    element('link', item.url),
    `<guid isPermaLink="true">${escaped(item.url)}</guid>`,
    element('description', item.description),
    element('category', item.category),
    // RSS requires RFC 822; articles are published at midnight in Jakarta.
    element('pubDate', startInJakarta(item.publishedOn).toUTCString()),
    '</item>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(plainText(text))}</${name}>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for XML 1.0 and removes characters that it cannot hold. */
function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (character) => entities[character] ?? '')
  )
}
