/** A page of the sitemap. */
export type SitemapPage = {
  url: string
  /** `2026-02-17`, where the content says when it last changed. */
  changedOn?: string
  /** The same page in every language that it exists in, itself included; empty where they share one address. */
  alternates: { hreflang: string; url: string }[]
}

/** A document of sitemaps.org, with the alternates that Google adds to it. */
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

/** An address has none of the characters that XML cannot hold. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
