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

/** Brings a receipt with the corrected name of the buyer. */
export function writeReceiptCorrectedMail(
  to: Addressee,
  { receiptNumber, orderNumber, replaces }: Copy & { replaces: string },
): Letter {
  return letterTo(to, 'receipt_corrected', {
    id: {
      subject: `Kuitansi pengganti ${receiptNumber}`,
      title: 'Kuitansimu dengan nama yang benar',
      paragraphs: [
        `Kuitansi pengganti terlampir. Pakailah kuitansi ini; kuitansi ${replaces} tidak berlaku lagi.`,
      ],
      facts: [
        { label: 'Nomor kuitansi', value: receiptNumber },
        { label: 'Menggantikan', value: replaces },
        { label: 'Nomor pesanan', value: orderNumber },
      ],
    },
    en: {
      subject: `Replacement receipt ${receiptNumber}`,
      title: 'Your receipt with the right name',
      paragraphs: [
        `A replacement is attached. Please use this one; receipt ${replaces} is no longer valid.`,
      ],
      facts: [
        { label: 'Receipt number', value: receiptNumber },
        { label: 'Replaces', value: replaces },
        { label: 'Order number', value: orderNumber },
      ],
    },
  })
}
