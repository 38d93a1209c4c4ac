import type { Settings } from '#app/config/settings.ts'
import type { SenderContext } from '#server/backends/main/platform/mail/mail-parts.ts'

/** The seller as named on receipts. */
export function sellerOf(settings: Settings): Pick<SenderContext, 'productName' | 'seller'> {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_NPWP: npwp } = settings
  return { productName: settings.PRODUCT_NAME, seller: { name, address, npwp } }
}

/** What mails say about their sender. */
export function senderOf(settings: Settings): SenderContext {
  return {
    ...sellerOf(settings),
    publicOrigin: settings.PUBLIC_ORIGIN,
    leadsEmail: settings.LEADS_EMAIL,
    contactWhatsapp: settings.CONTACT_WHATSAPP ?? '',
    contactAnswerHours: settings.CONTACT_ANSWER_HOURS,
  }
}
