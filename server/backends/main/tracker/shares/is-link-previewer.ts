/**
 * What messengers, networks and search engines call themselves. Phones of the make Cubot say so too.
 */
const previewer = /(?<!cu)bot\b|crawler|spider|preview|facebookexternalhit|^whatsapp\//i

/** Whether a page is fetched for the preview of a link that somebody sent, and not by a reader. */
export function isLinkPreviewer(userAgent = ''): boolean {
  return previewer.test(userAgent)
}
