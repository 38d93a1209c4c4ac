/** User agents of messengers, social networks and search engines. Cubot is a brand of phones. */
const previewer = /(?<!cu)bot\b|crawler|spider|preview|facebookexternalhit|^whatsapp\//i

/** Returns whether a request fetches a link preview instead of serving a reader. */
export function isLinkPreviewer(userAgent = ''): boolean {
  return previewer.test(userAgent)
}
