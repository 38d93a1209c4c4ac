import { actName } from '#app/features/admin/audit/act-name.ts'
import { mailKindName } from '#app/features/admin/mail/mail-kind-name.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { PurchaseEvent } from '#server/contract/admin-purchase.schema.ts'

const words: Record<string, () => string> = {
  approved: m.admin_word_approved,
  by_hand: m.admin_word_by_hand,
  cancelled: m.admin_word_cancelled,
  charged_back: m.admin_word_charged_back,
  denied: m.admin_word_denied,
  expired: m.admin_word_expired,
  paid: m.admin_word_paid,
  paid_back: m.admin_word_paid_back,
  partially_refunded: m.admin_word_partially_refunded,
  payout: m.admin_word_payout,
  refund: m.admin_word_refund,
  refunded: m.admin_word_refunded,
  refused: m.admin_word_rejected,
  requested: m.admin_word_requested,
}

/** Returns what staff read for the word of an event. Numbers and references stay as they are. */
export function wordOf(kind: PurchaseEvent['kind'], word: string): string {
  if (kind.startsWith('mail_')) return mailKindName(word)
  if (kind === 'staff_act') return actName(word)
  if (kind === 'provider_word' && word === '') return m.admin_word_unclear()
  if (kind === 'odd_amount' && word === '') return m.admin_word_no_money()
  return Object.hasOwn(words, word) ? (words[word]?.() ?? word) : word
}
