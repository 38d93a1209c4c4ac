import type { Settings } from './settings.ts'

/** The settings that the browser may know. */
export type PublicSettings = {
  productSlug: string
  productName: string
  publicOrigin: string
  webAppUrl: string
  /** Where companies, and people with a question about their data, write to. */
  contactEmail: string
  /** Where the demo mailbox is read, or empty when real mail is sent. */
  mailboxUrl: string
  /** Whether visitors can sign in with Google, or with its stand-in in a demo. */
  hasGoogle: boolean
  /**
   * Whether the main backend has the calls of accounts that the specification does not list, such as
   * those of a forgotten password (`server/contract/account.schema.ts`).
   */
  hasAccountCalls: boolean
  /** Whether each language has addresses of its own, under /en and /id. */
  hasLocalePrefix: boolean
  /** Attributes that the language cookie gets beside its path and lifetime. */
  localeCookie: { sameSite: 'lax' | 'none'; isSecure: boolean }
}

export function publicSettingsOf(settings: Settings): PublicSettings {
  return {
    productSlug: settings.PRODUCT_SLUG,
    productName: settings.PRODUCT_NAME,
    publicOrigin: settings.PUBLIC_ORIGIN,
    webAppUrl: settings.WEB_APP_URL,
    contactEmail: settings.LEADS_EMAIL,
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

/** The mailbox belongs to whoever runs the main backend; another service's mail is not ours to show. */
function mailboxUrlOf(settings: Settings): string {
  return settings.SMTP_URL || settings.MAIN_API_URL ? '' : '/demo/mailbox'
}
