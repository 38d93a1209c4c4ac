/**
 * A transaction may have several attempts at the provider, because a method cannot be changed
 * there. Each attempt has its own order id: the transaction id, with a number from the second
 * attempt on. Our ids contain no `~`.
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
