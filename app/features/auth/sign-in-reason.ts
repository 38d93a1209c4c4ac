import { withoutLocale } from '#app/i18n/locale-path.ts'
import { m } from '#app/i18n/paraglide/messages.js'

const reasonByPage = new Map([
  ['extend-program', m.auth_reason_extension],
  ['cart', m.auth_reason_order],
  ['tracker', m.auth_reason_tracker],
  ['transaction', m.auth_reason_transaction],
  ['account', m.auth_reason_account],
])

/** Why somebody is asked to sign in: what they get at the place that a sign-in leads to. */
export function signInReason(path: string): string | undefined {
  const [, page = ''] = withoutLocale(path).split(/[/?#]/)
  return reasonByPage.get(page)?.()
}
