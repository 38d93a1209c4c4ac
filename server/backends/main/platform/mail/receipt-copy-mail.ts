import { type Addressee, type Letter, letterTo } from './letter.ts'

type Copy = { receiptNumber: string; orderNumber: string }

/** Brings a receipt once more, which the member has asked our staff for. */
export function writeReceiptCopyMail(to: Addressee, { receiptNumber, orderNumber }: Copy): Letter {
  return letterTo(to, 'receipt_copy', {
    id: {
      subject: `Kuitansi ${receiptNumber}`,
      title: 'Kuitansimu',
      paragraphs: ['Kuitansi pesananmu terlampir sekali lagi, sama seperti yang pertama.'],
      facts: [
        { label: 'Nomor kuitansi', value: receiptNumber },
        { label: 'Nomor pesanan', value: orderNumber },
      ],
    },
    en: {
      subject: `Receipt ${receiptNumber}`,
      title: 'Your receipt',
      paragraphs: ['The receipt of your order is attached once more, the same as the first one.'],
      facts: [
        { label: 'Receipt number', value: receiptNumber },
        { label: 'Order number', value: orderNumber },
      ],
    },
  })
}
