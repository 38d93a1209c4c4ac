import { textPageSlugs } from '#app/config/public-page.ts'

/**
 * Pages that a visitor can be led back to, by their path. `*` is a part that varies. The list leaves
 * out pages under /auth, files and calls. `tests/redirect-pages.test.ts` compares it with the routes.
 */
const pagePaths = [
  ...['', 'test-example', 'reminder'],
  ...['account', 'extend-program', 'cart/check-order', 'transaction', 'transaction/*'],
  ...['tracker', 'tracker/*', 'tracker/*/data', 'tracker/*/foods', 'tracker/*/goals'],
  ...[
    'tracker/*/photos',
    'tracker/*/progress',
    'tracker/*/sharing',
    'tracker/*/(rencana|ringkasan)',
  ],
  ...['konsultasi/(jadwal|saya)', 'konsultasi/sesi/*', 'konsultasi/sesi/*/(hasil|persiapan)'],
  ...[
    'pesan',
    'pesan/*',
    'praktik',
    'praktik/klien/*/(rencana|ringkasan)',
    'praktik/sesi/*/catatan',
  ],
  ...[
    'praktik/(jam|keamanan|klien|masuk|minggu|pengaturan|pesan|undangan)',
    'praktik/(klien|pesan|sesi)/*',
  ],
  ...['admin', 'admin/(?!unduh/).+'],
  ...['ruang/*', 'program', 'program/*', 'promo/*', 'blog', 'blog/(?!rss[.]xml$)*'],
  ...['ahli-gizi', 'ahli-gizi/*', 'ahli-gizi-iframe', 'tentang-*', 'tentang-*-iframe'],
  ...['*-for-enterprise', '*-for-enterprise-contact', 'privacy-policy', 'syarat-ketentuan'],
  ...textPageSlugs,
]
const anyPage = new RegExp(`^/(?:${pagePaths.join('|').replaceAll('*', '[^/]+')})/?$`, 'i')

/** Returns true if the site has a page at this path, which has neither language nor query. */
export function isPagePath(path: string): boolean {
  return anyPage.test(path)
}
