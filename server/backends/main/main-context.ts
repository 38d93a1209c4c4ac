import type { Logger } from 'pino'
import type { CallSettings } from '#server/backends/main/consultation/room/call-settings.ts'
import type { GoogleSignIn } from '#server/backends/main/identity/auth/google-sign-in.ts'
import type { NotificationJournal } from '#server/backends/main/purchase/payments/notification-journal.ts'
import type { PaymentGateway } from '#server/backends/main/purchase/payments/payment-gateway.ts'
import type { Clock } from '#server/clock.ts'
import type { ClaimList } from '#server/contract/content.schema.ts'
import type { Seller } from '#server/db/main/receipt-content.ts'
import type { Database, OpenDatabase } from '#server/db/open-database.ts'
import type { FileScanner } from '#server/file-scan/clamd-scanner.ts'
import type { FoodFacts } from '#server/food-facts/open-food-facts.ts'
import type { Mailer } from '#server/mail/smtp-mailer.ts'

/**
 * Everything that the main backend depends on. The caller that builds the context closes its parts.
 */
export type MainContext = {
  db: Database
  /** Tells of new live events, of all instances. */
  watchLive: OpenDatabase['watchLive']
  clock: Clock
  log: Logger
  secrets: {
    /** Signs access and registration tokens. */
    accessToken: string
    /** Keys the HMAC of one-time codes. */
    otp: string
    /** Signs the passes with which staff write content. */
    contentPass: string
    /** Derives a refresh token from the one before it. */
    refreshToken: string
    /** Keys the HMAC of rate-limit subjects. */
    rateLimit: string
  }
  mailer: Mailer
  payments: PaymentGateway
  /** Journals payment notifications. Absent for a database that syncs its commits to disk. */
  journal?: NotificationJournal | undefined
  google: GoogleSignIn
  calls: CallSettings
  /** Scans the files that people send to each other. Absent: files go unscanned, and say so. */
  fileScanner?: FileScanner | undefined
  /** Finds packaged foods by their number. Absent: the operator has not turned it on. */
  foodFacts?: FoodFacts | undefined
  /** Reads the claims of the content backend. Absent if that backend is an external one. */
  listClaims?: (() => Promise<ClaimList>) | undefined
  /** The site's public origin, for links in mails. */
  publicOrigin: string
  productName: string
  /** The seller on receipts. */
  seller: Seller
  /** False while a stand-in takes the payments. */
  takesRealMoney: boolean
  /** The address that receives companies' enquiries, and questions about a mail. */
  leadsEmail: string
  /** The WhatsApp number for questions, in E.164, or empty. */
  contactWhatsapp: string
  /** The longest time until an answer, as pages and mails promise it. */
  contactAnswerHours: number
  /** Years for which signed notes stay after their client's account is deleted. 0: they go with it. */
  recordRetentionYears: number
}
