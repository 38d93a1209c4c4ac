import { formatRupiah } from '#server/backends/main/platform/wib.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { ReceiptTax } from '#server/db/main/receipt-content.ts'

/** A receipt over more than this carries a duty stamp (UU 10/2020). */
const stampDutyAboveRupiah = 5_000_000

type Words = {
  title: string
  number: string
  replaces: string
  paid: string
  buyer: string
  seller: string
  item: string
  amount: string
  total: string
  order: string
  transaction: string
  npwp: string
  demo: string
  stampDuty: string
  closing: string
  taxLines: (tax: ReceiptTax) => { label: string; value: string }[]
  taxNote: (tax: ReceiptTax) => string
}

const wordsByLocale: Record<ContentLocale, Words> = {
  id: {
    title: 'Kuitansi',
    number: 'Nomor',
    replaces: 'Menggantikan',
    paid: 'Dibayar',
    buyer: 'Diterima dari',
    seller: 'Penjual',
    item: 'Uraian',
    amount: 'Jumlah',
    total: 'Total dibayar',
    order: 'Nomor pesanan',
    transaction: 'Id transaksi',
    npwp: 'NPWP',
    demo: 'Contoh dari situs demo: tidak ada uang yang berpindah.',
    stampDuty:
      'Kuitansi atas penerimaan uang lebih dari Rp 5.000.000 dikenai bea meterai Rp 10.000 (UU 10/2020).',
    closing: 'Dibuat secara elektronik dan sah tanpa tanda tangan.',
    taxLines: (tax) =>
      tax.taxClass === 'standard_11'
        ? [
            { label: 'Harga sebelum PPN', value: formatRupiah(tax.netRupiah, 'id') },
            {
              label: 'DPP nilai lain 11/12 × harga sebelum PPN',
              value: formatRupiah(tax.baseRupiah, 'id'),
            },
            { label: 'PPN 12 % × DPP nilai lain', value: formatRupiah(tax.vatRupiah, 'id') },
          ]
        : [],
    taxNote: ({ taxClass }) =>
      ({
        standard_11: 'Total sudah termasuk PPN.',
        exempt_health: 'Jasa pelayanan kesehatan: dibebaskan dari PPN (PP 49/2022).',
        non_pkp: 'Penjual bukan Pengusaha Kena Pajak; PPN tidak dipungut.',
      })[taxClass],
  },
  en: {
    title: 'Receipt',
    number: 'Number',
    replaces: 'Replaces',
    paid: 'Paid',
    buyer: 'Received from',
    seller: 'Seller',
    item: 'Description',
    amount: 'Amount',
    total: 'Total paid',
    order: 'Order number',
    transaction: 'Transaction id',
    npwp: 'Tax number (NPWP)',
    demo: 'An example from a demo site: no money has moved.',
    stampDuty:
      'A receipt of more than IDR 5,000,000 carries a stamp duty of IDR 10,000 (Law 10/2020).',
    closing: 'Issued electronically; valid without a signature.',
    taxLines: (tax) =>
      tax.taxClass === 'standard_11'
        ? [
            { label: 'Price before VAT (PPN)', value: formatRupiah(tax.netRupiah, 'en') },
            {
              label: 'Tax base (DPP nilai lain) 11/12 × price before VAT',
              value: formatRupiah(tax.baseRupiah, 'en'),
            },
            { label: 'VAT (PPN) 12 % × tax base', value: formatRupiah(tax.vatRupiah, 'en') },
          ]
        : [],
    taxNote: ({ taxClass }) =>
      ({
        standard_11: 'The total includes VAT (PPN).',
        exempt_health: 'Health service: exempt from VAT (PPN) by PP 49/2022.',
        non_pkp: 'The seller is not registered for VAT (PPN); none is charged.',
      })[taxClass],
  },
}

export function receiptWordsOf(locale: ContentLocale): Words {
  return wordsByLocale[locale]
}

export function needsStampDuty(totalRupiah: number): boolean {
  return totalRupiah > stampDutyAboveRupiah
}
