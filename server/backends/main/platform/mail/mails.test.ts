import { expect, test } from 'vitest'
import { formatRupiah } from '#server/backends/main/platform/wib.ts'
import { writeOtpMail, writeReceiptMail } from './purchase-mails.ts'
import { renderMail } from './render-mail.ts'

const receipt = {
  link: 'https://seimbang.test/tracker/abc',
  transactionId: 'xyz',
  programSlug: 'gula-darah-terkendali',
  durationWeeks: 12,
  totalRupiah: 1_500_000,
  endsOn: '2027-02-13',
  isExtension: false,
  receiptNumber: 'KW-2026-000007',
}

test.each([
  ['id', 'Rp\u00a01.500.000'],
  ['en', 'IDR\u00a01,500,000'],
] as const)('in %s one and a half million rupiah are %s', (locale, text) => {
  expect(formatRupiah(1_500_000, locale)).toBe(text)
})

test.each([
  ['id', 'Program: Gula Darah Terkendali\nDurasi: 12 minggu\nTotal: Rp\u00a01.500.000'],
  ['en', 'Program: Gula Darah Terkendali\nDuration: 12 weeks\nTotal: IDR\u00a01,500,000'],
] as const)('the receipt in %s names program, duration and amount', (locale, facts) => {
  const to = { firstName: 'Dewi', locale, productName: 'Seimbang' }
  const { text, html } = writeReceiptMail(to, receipt)
  expect(text).toContain(facts)
  expect(html).toContain('<a href="https://seimbang.test/tracker/abc">')
})

test('the one-time code has its own line', () => {
  const to = { firstName: 'Dewi', locale: 'id', productName: 'Seimbang' } as const
  expect(writeOtpMail(to, { code: '012345' }).text.split('\n')).toContain('012345')
})

test('input in a letter never becomes markup', () => {
  const { html } = renderMail({
    subject: '</title><script>',
    greeting: '<img src=x>',
    opening: ['a & b'],
    action: { link: 'https://seimbang.test/?a=1&b="', label: '<b>' },
    closing: [],
    signature: '',
  })
  expect(html).not.toMatch(/<script|<img|<b>|&b="/)
  expect(html).toContain('a &amp; b')
})
