import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'
import { needsStampDuty, receiptWordsOf } from './receipt-words.ts'
import { renderReceipt } from './render-receipt.ts'
import { taxOf } from './tax-of.ts'

const receipt: Parameters<typeof renderReceipt>[0] = {
  number: 'KW-2026-000001',
  buyerName: 'Dewi Lestari',
  replaces: null,
  locale: 'id',
  productName: 'Seimbang',
  seller: { name: 'PT Seimbang', address: 'Jl. Kenari 1, Jakarta', npwp: '01.234.567.8-901.000' },
  lines: [{ label: 'Jantung Sehat, 12 minggu', amountRupiah: 499_000 }],
  totalRupiah: 499_000,
  tax: taxOf(499_000, { taxClass: 'standard_11', vatRupiah: 49_450 }),
  paidAt: '2026-11-21T10:05:00.000Z',
  transactionId: 'aBcDeFgHiJkLmNoPqRsTuV',
  isDemo: false,
}

test('[S1.07] a receipt is one PDF page with the site’s font and the same bytes every time', async () => {
  const bytes = Buffer.from(await renderReceipt(receipt))
  const text = bytes.toString('latin1')
  expect(text.startsWith('%PDF-1.')).toBe(true)
  expect(text).toContain('/Count 1\n')
  expect(text).toMatch(/\/FontName \/\w+\+PlusJakartaSans-Bold/)
  expect(text).toContain('/FontFile2')
  expect(bytes.length).toBeLessThan(40_000)
  expect(Buffer.from(await renderReceipt(receipt)).equals(bytes)).toBe(true)
})

/** A name in each script, and what a reader copies from the page. */
const names = [
  ['王小明', '王小明'],
  ['Арина', 'Арина'],
  ['தமிழ்', 'தமிழ்'],
  ['ไทย', 'ไทย'],
  ['김민수', '김민수'],
  // Letters in their joined forms, from left to right as they stand on the page.
  ['عائشة', '\ufe94\ufeb8\ufe8b\ufe8e\ufecb'],
  ['Budi 😀', 'Budi 😀'],
] as const

test.each(names)('the receipt of %s has the name as text, not boxes', async (buyerName, copied) => {
  const { text, drawing } = readPdf(Buffer.from(await renderReceipt({ ...receipt, buyerName })))
  // A sign above or below a letter, as in Tamil, is drawn apart.
  expect(text.replaceAll('\n', '')).toContain(copied)
  expect(drawing).not.toMatch(/<(?:.{4})*0000/)
})

test('long names and many lines still fit one page', async () => {
  const long = await renderReceipt({
    ...receipt,
    locale: 'en',
    isDemo: true,
    buyerName: 'Raden Ajeng Kartini Djojoadhiningrat '.repeat(3),
    lines: Array.from({ length: 4 }, () => ({
      label: 'Nama yang panjang '.repeat(5),
      amountRupiah: 1,
    })),
  })
  expect(Buffer.from(long).toString('latin1')).toContain('/Count 1\n')
})

test.each([
  ['id', 'Rp\u00a0449.550', 'Rp\u00a0412.088', 'Rp\u00a049.450'],
  ['en', 'IDR\u00a0449,550', 'IDR\u00a0412,088', 'IDR\u00a049,450'],
] as const)('in %s the tax lines say net, base and PPN', (locale, ...values) => {
  const { taxLines } = receiptWordsOf(locale)
  expect(taxLines(receipt.tax).map(({ value }) => value)).toEqual(values)
  expect(taxLines({ taxClass: 'non_pkp' })).toEqual([])
})

test.each([
  [5_000_000, false],
  [5_000_001, true],
])('a receipt for Rp %i needs a duty stamp: %s', (total, expected) => {
  expect(needsStampDuty(total)).toBe(expected)
})
