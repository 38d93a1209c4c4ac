import { withoutLocale } from '#app/i18n/locale-path.ts'
import { m } from '#app/i18n/paraglide/messages.js'

const reasonByPage = new Map([
  ['extend-program', m.auth_reason_extension],
  ['cart', m.auth_reason_order],
  ['tracker', m.auth_reason_tracker],
  ['transaction', m.auth_reason_transaction],
  ['account', m.auth_reason_account],
])

/** Returns why the target page needs a sign-in, or undefined. */
export function signInReason(path: string): string | undefined {
  const [, page = ''] = withoutLocale(path).split(/[/?#]/)
  return reasonByPage.get(page)?.()
}
