import type { ContentLocale } from '#server/contract/envelope.schema.ts'

const wordsByLocale = {
  id: {
    title: 'Laporan komisi',
    month: 'Bulan',
    partner: 'Mitra',
    code: 'Kode',
    from: 'Penjual',
    orders: 'Pesanan terbayar',
    amount: 'Komisi bulan ini, dikurangi pengembalian dana',
    carried: 'Belum dibayar dari bulan sebelumnya',
    balance: 'Saldo',
    paid: 'Dibayar',
    paidOn: 'Tanggal transfer',
    reference: 'Nomor referensi bank',
    unpaid: 'Belum ada pembayaran untuk laporan ini.',
    npwp: 'NPWP',
    closing: 'Dibuat secara elektronik. Laporan ini bukan bukti potong pajak.',
    demo: 'Contoh dari situs demo: tidak ada uang yang berpindah.',
  },
  en: {
    title: 'Commission statement',
    month: 'Month',
    partner: 'Partner',
    code: 'Code',
    from: 'Seller',
    orders: 'Paid orders',
    amount: 'Commission of the month, minus refunds',
    carried: 'Unpaid from the months before',
    balance: 'Balance',
    paid: 'Paid',
    paidOn: 'Day of the transfer',
    reference: 'Reference of the bank',
    unpaid: 'There is no payment for this statement yet.',
    npwp: 'Tax number (NPWP)',
    closing: 'Issued electronically. This statement is no proof of withheld tax.',
    demo: 'An example from a demo site: no money has moved.',
  },
}

export function statementWordsOf(locale: ContentLocale) {
  return wordsByLocale[locale]
}

/** `Maret 2026` or `March 2026`; takes `YYYY-MM`. */
export function nameOfMonth(month: string, locale: ContentLocale): string {
  const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${month}-01`).toLocaleDateString(locale === 'id' ? 'id-ID' : 'en-GB', parts)
}
