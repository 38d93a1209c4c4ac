/**
 * A transaction may be opened at the provider more than once, because there a method cannot be
 * changed. Each opening has an order id of its own: the transaction's, and from the second on what
 * number it is. Our ids hold no `~`.
 */
const separator = '~'

type Attempt = { transactionId: string; attempt: number }

export function orderIdOf({ transactionId, attempt }: Attempt): string {
  return attempt === 1 ? transactionId : `${transactionId}${separator}${attempt}`
}

export function attemptOf(orderId: string): Attempt {
  const [transactionId = '', number = '1'] = orderId.split(separator)
  return { transactionId, attempt: Number(number) }
}
