import { useNavigate } from '@tanstack/react-router'

export type OpenedPayment = { transactionId: string; paymentUrl: string | null }

/** Leads to the payment service, or to the purchase if nothing is left to pay. */
export function useGoToPayment() {
  const navigate = useNavigate()
  return ({ transactionId, paymentUrl }: OpenedPayment) => {
    if (paymentUrl) window.location.assign(paymentUrl)
    else navigate({ to: '/transaction/$id', params: { id: transactionId }, replace: true })
  }
}
