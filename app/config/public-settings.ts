import type { Settings } from './settings.ts'

/** Settings that are sent to the browser. */
export type PublicSettings = {
  productSlug: string
  productName: string
  publicOrigin: string
  webAppUrl: string
  /** For every question: of members, of companies, about data protection. */
  contactEmail: string
  /** International number; empty if the seller has no WhatsApp. */
  contactWhatsapp: string
  /** The longest time until an answer. */
  contactAnswerHours: number
  /** The seller, as on receipts. The address may be empty. */
  seller: { name: string; address: string }
  /** URL of the demo mailbox; empty if real mail is sent. */
  mailboxUrl: string
  /** True if visitors can sign in with Google, or with the stand-in of a demo. */
  hasGoogle: boolean
  /**
   * True if the main backend has the account calls that the specification does not list, such as
   * password reset (`server/contract/account.schema.ts`).
   */
  hasAccountCalls: boolean
  /** True if each language has its own paths, under /en and /id. */
  hasLocalePrefix: boolean
  /** Attributes of the language cookie besides its path and lifetime. */
  localeCookie: { sameSite: 'lax' | 'none'; isSecure: boolean }
}

export function publicSettingsOf(settings: Settings): PublicSettings {
  return {
    productSlug: settings.PRODUCT_SLUG,
    productName: settings.PRODUCT_NAME,
    publicOrigin: settings.PUBLIC_ORIGIN,
    webAppUrl: settings.WEB_APP_URL,
    contactEmail: settings.LEADS_EMAIL,
    contactWhatsapp: settings.CONTACT_WHATSAPP ?? '',
    contactAnswerHours: settings.CONTACT_ANSWER_HOURS,
    seller: { name: settings.SELLER_NAME, address: settings.SELLER_ADDRESS },
    mailboxUrl: mailboxUrlOf(settings),
    hasGoogle: Boolean(settings.GOOGLE_CLIENT_ID || settings.MAIN_API_URL || !settings.SMTP_URL),
    hasAccountCalls: settings.MAIN_API_URL === undefined || settings.MAIN_API_ACCOUNTS,
    hasLocalePrefix: settings.LOCALE_PREFIX,
    localeCookie: {
      sameSite: settings.LOCALE_COOKIE_CROSS_ORIGIN ? 'none' : 'lax',
      isSecure: settings.LOCALE_COOKIE_SECURE,
    },
  }
}

/** Empty if the main backend is another service's: its mail is not ours to show. */
function mailboxUrlOf(settings: Settings): string {
  return settings.SMTP_URL || settings.MAIN_API_URL ? '' : '/demo/mailbox'
}
