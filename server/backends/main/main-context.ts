import type { Logger } from 'pino'
import type { GoogleSignIn } from '#server/backends/main/identity/auth/google-sign-in.ts'
import type { NotificationJournal } from '#server/backends/main/purchase/payments/notification-journal.ts'
import type { PaymentGateway } from '#server/backends/main/purchase/payments/payment-gateway.ts'
import type { Clock } from '#server/clock.ts'
import type { Seller } from '#server/db/main/receipt-content.ts'
import type { Database } from '#server/db/open-database.ts'
import type { Mailer } from '#server/mail/smtp-mailer.ts'

/**
 * Everything that the main backend depends on. The caller that builds the context closes its parts.
 */
export type MainContext = {
  db: Database
  clock: Clock
  log: Logger
  secrets: {
    /** Signs access and registration tokens. */
    accessToken: string
    /** Keys the HMAC of one-time codes. */
    otp: string
    /** Keys the HMAC of rate limit subjects. */
    refreshToken: string
    /** Keys the HMAC of what calls are counted by. */
    rateLimit: string
  }
  mailer: Mailer
  payments: PaymentGateway
  /** Where payment notifications are written down besides; a database that waits for the disk needs none. */
  journal?: NotificationJournal | undefined
  google: GoogleSignIn
  /** Where the site is for its visitors: the links in mails lead there. */
  publicOrigin: string
  productName: string
  /** The company is a taxable entrepreneur (PKP): its prices include PPN where the law has it. */
  isPkp: boolean
  /** Who is named on receipts. */
  seller: Seller
  /** False where the payment provider is a stand-in. */
  takesRealMoney: boolean
  /** Where enquiries of companies are read. */
  leadsEmail: string
}
