import { createHash } from 'node:crypto'

const serverKey = 'SB-Mid-server-test'

/** A Snap request as received. */
type SnapRequest = {
  url: string
  authorization: string | null
  body: {
    transaction_details: { order_id: string; gross_amount: number }
    callbacks: { finish: string }
    customer_details: { first_name: string; email: string }
  }
}

/** Fakes Midtrans at the network: answers Snap requests and signs notifications. */
export type FakeMidtrans = {
  settings: { fetch: typeof fetch; apiUrl: string; serverKey: string }
  requests: SnapRequest[]
  /** Every requested refund, answered or not. */
  refunds: { path: string; refund_key: string; amount: number }[]
  /** Sets the status code of the next refund's answer; the default accepts it. */
  answerNextRefund(statusCode: string): void
  /** Makes the next request fail with this status. */
  failNext(status: number): void
  /** Returns a signed notification; `changes` override its fields. */
  notification(
    transaction: { id: string; totalRupiah: number },
    changes?: Record<string, string>,
  ): Record<string, string>
}

export function createFakeMidtrans(): FakeMidtrans {
  const requests: SnapRequest[] = []
  const refunds: FakeMidtrans['refunds'] = []
  let nextRefundCode = '200'
  let nextStatus: number | undefined
  const answer = async (request: Request): Promise<Response> => {
    const status = nextStatus
    nextStatus = undefined
    if (status) return Response.json({ error_messages: ['no'] }, { status })
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/refund')) {
      const { refund_key, amount } = await request.json()
      refunds.push({ path: pathname, refund_key, amount })
      const statusCode = nextRefundCode
      nextRefundCode = '200'
      return Response.json({ status_code: statusCode })
    }
    // No member has chosen a method, so there is no status and no charge to cancel.
    if (pathname.startsWith('/v2/')) return Response.json({ status_code: '404' }, { status: 404 })
    const body = await request.json()
    requests.push({ url: request.url, authorization: request.headers.get('authorization'), body })
    const token = body.transaction_details.order_id
    const redirect_url = `https://midtrans.test/snap/${token}`
    return Response.json({ token, redirect_url }, { status: 201 })
  }
  return {
    settings: {
      fetch: (input, init) => answer(new Request(input, init)),
      apiUrl: 'https://midtrans.test',
      serverKey,
    },
    requests,
    refunds,
    answerNextRefund(statusCode) {
      nextRefundCode = statusCode
    },
    failNext(status) {
      nextStatus = status
    },
    notification({ id, totalRupiah }, changes = {}) {
      const fields: Record<string, string> = {
        order_id: id,
        status_code: '200',
        gross_amount: `${totalRupiah}.00`,
        transaction_status: 'settlement',
        fraud_status: 'accept',
        payment_type: 'bank_transfer',
        ...changes,
      }
      const signature = createHash('sha512')
        .update(`${fields.order_id}${fields.status_code}${fields.gross_amount}${serverKey}`)
        .digest('hex')
      return { signature_key: signature, ...fields }
    },
  }
}
