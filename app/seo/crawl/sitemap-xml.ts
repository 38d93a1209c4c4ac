/** A page of the sitemap. */
export type SitemapPage = {
  url: string
  /** Day of the last change, `2026-02-17`, if the content has one. */
  changedOn?: string
  /**
   * The same page in each of its languages, itself included; empty if languages share an address.
   */
  alternates: { hreflang: string; url: string }[]
}

/** Writes a sitemap of sitemaps.org with Google's language alternates. */
export function sitemapXml(pages: SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(pageXml),
    '</urlset>',
    '',
  ].join('\n')
}

function pageXml({ url, changedOn, alternates }: SitemapPage): string {
  return [
    '<url>',
    `<loc>${escaped(url)}</loc>`,
    ...(changedOn ? [`<lastmod>${escaped(changedOn)}</lastmod>`] : []),
    ...alternates.map(
      (alternate) =>
        `<xhtml:link rel="alternate" hreflang="${alternate.hreflang}" href="${escaped(alternate.url)}"/>`,
    ),
    '</url>',
  ].join('\n')
}

/** URLs contain no characters that XML cannot hold, so escaping is enough. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
