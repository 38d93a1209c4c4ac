import type { Settings } from './settings.ts'

/** The settings that the browser may know. */
export type PublicSettings = {
  productSlug: string
  productName: string
  publicOrigin: string
  webAppUrl: string
  /** Where the demo mailbox is read, or empty when real mail is sent. */
  mailboxUrl: string
  /** Whether visitors can sign in with Google, or with its stand-in in a demo. */
  hasGoogle: boolean
}

export function publicSettingsOf(settings: Settings): PublicSettings {
  return {
    productSlug: settings.PRODUCT_SLUG,
    productName: settings.PRODUCT_NAME,
    publicOrigin: settings.PUBLIC_ORIGIN,
    webAppUrl: settings.WEB_APP_URL,
    mailboxUrl: mailboxUrlOf(settings),
    hasGoogle: Boolean(settings.GOOGLE_CLIENT_ID || settings.MAIN_API_URL || !settings.SMTP_URL),
  }
}

/** The mailbox belongs to whoever runs the main backend; another service's mail is not ours to show. */
function mailboxUrlOf(settings: Settings): string {
  return settings.SMTP_URL || settings.MAIN_API_URL ? '' : '/demo/mailbox'
}
