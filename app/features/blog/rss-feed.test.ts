import { expect, test } from 'vitest'
import { rssOf } from './rss-feed.ts'

const feed = rssOf({
  title: 'Blog <gizi> & "angka"',
  description: 'Tulisan',
  language: 'id',
  url: 'https://seimbang.example/blog',
  feedUrl: 'https://seimbang.example/blog/rss.xml?locale=id&x=1',
  items: [
    {
      title: 'Tempe\u0000 & tahu ]]></title><script>',
      url: 'https://seimbang.example/blog/tempe',
      description: "Isi\ud800 'tempe'",
      category: 'Piring sehari-\u2060hari',
      publishedOn: '2026-02-17',
    },
  ],
})

test('text is escaped, and characters that XML cannot hold are removed', () => {
  expect(feed).toContain('<title>Blog &lt;gizi&gt; &amp; &quot;angka&quot;</title>')
  expect(feed).toContain('<title>Tempe &amp; tahu ]]&gt;&lt;/title&gt;&lt;script&gt;</title>')
  expect(feed).toContain('<category>Piring sehari-hari</category>')
  expect(feed).toContain('<description>Isi\ufffd &apos;tempe&apos;</description>')
  expect(feed).toContain('href="https://seimbang.example/blog/rss.xml?locale=id&amp;x=1"')
})

test('an article is dated midnight in Jakarta, in RFC 822 format', () => {
  expect(feed).toContain('<pubDate>Mon, 16 Feb 2026 17:00:00 GMT</pubDate>')
})
