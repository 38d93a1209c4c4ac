import type {
  PaymentGateway,
  ReceivedNotification,
} from '#server/backends/main/purchase/payments/payment-gateway.ts'

export type ObedientProvider = {
  payments: PaymentGateway
  /** What the steps make it answer. */
  answers: { refund: 'accepted' | 'refused'; status: ReceivedNotification | undefined }
}

/** A payment provider that answers what a step wants. */
export function createObedientProvider(): ObedientProvider {
  const answers: ObedientProvider['answers'] = { refund: 'accepted', status: undefined }
  const payments: PaymentGateway = {
    dashboard: { providerName: '', url: '' },
    open: async ({ orderId }) => ({ paymentUrl: `https://midtrans.test/snap/${orderId}` }),
    read: () => 'unreadable',
    readJournaled: () => undefined,
    readStatus: async () => answers.status,
    cancel: async () => 'cancelled',
    refund: async () => answers.refund,
  }
  return { payments, answers }
}
