import { Hono } from 'hono'
import { fetchNodeHandler } from 'srvx/node'
import type { Settings } from '#app/config/settings.ts'
import {
  createGoogleSignIn,
  type GoogleSignIn,
  unavailableGoogle,
} from '#server/backends/main/identity/auth/google-sign-in.ts'
import { createMidtransGateway } from '#server/backends/main/purchase/payments/midtrans/midtrans-gateway.ts'
import type { PaymentGateway } from '#server/backends/main/purchase/payments/payment-gateway.ts'
import { createSmtpMailer, type Mailer } from '#server/mail/smtp-mailer.ts'
import { createMailbox } from '#server/stand-ins/mailbox/mailbox.ts'
import { createPaymentStandIn } from '#server/stand-ins/payment/payment-stand-in.ts'
import type { Clock } from './clock.ts'
import { importEach } from './import-each.ts'
import type { Secrets } from './secrets.ts'

type ServiceOptions = {
  settings: Settings
  secrets: Secrets
  clock: Clock
  /** The origin at which browsers reach `publicPaths`. */
  publicPathsOrigin: string
  /** Passes a payment notification to the main backend. */
  notifyPayments: (request: Request) => Promise<Response>
}

export type Services = {
  mailer: Mailer
  payments: PaymentGateway
  /** False while a stand-in takes the payments. */
  takesRealMoney: boolean
  google: GoogleSignIn
  publicPaths: Hono
  standIns: string[]
  close(): Promise<void>
}

/** An external service, or its stand-in with a page for visitors. */
type Service<Client> = {
  client: Client
  standIn?: { path: string; app: Hono; sentence: string; close?: () => Promise<void> }
}

const notificationPath = '/payments/notifications'

/**
 * Opens the external services of the main backend: mail, payments and Google. Each uses its real
 * protocol with the configured provider, or else with a stand-in.
 */
export async function openServices(options: ServiceOptions): Promise<Services> {
  const mail = await openMail(options)
  const payments = await openPayments(options)
  const google = openGoogle(options)
  const standIns = [mail, payments, google].flatMap(({ standIn }) => standIn ?? [])
  const publicPaths = new Hono()
  for (const { path, app } of standIns) publicPaths.route(path, app)
  publicPaths.post(notificationPath, (c) => options.notifyPayments(toBackend(c.req.raw)))
  return {
    mailer: mail.client,
    payments: payments.client,
    takesRealMoney: !payments.standIn,
    google: google.client,
    publicPaths,
    standIns: standIns.map(({ sentence }) => sentence),
    close: async () => void (await Promise.all(standIns.map(({ close }) => close?.()))),
  }
}

async function openMail({
  settings,
  clock,
  publicPathsOrigin,
}: ServiceOptions): Promise<Service<Mailer>> {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, LEADS_EMAIL: replyTo } = settings
  if (smtpUrl) return { client: createSmtpMailer({ smtpUrl, from, replyTo }) }
  const mailbox = createMailbox({ clock })
  await mailbox.listen()
  const path = '/demo/mailbox'
  return {
    client: createSmtpMailer({ smtpUrl: mailbox.smtpUrl, from, replyTo }),
    standIn: {
      path,
      app: mailbox.app,
      sentence: `Mail is not sent but shown at ${publicPathsOrigin}${path} (set SMTP_URL to send it).`,
      close: mailbox.close,
    },
  }
}

/** What each folder of a payment provider exports. Undefined without the provider's key. */
type Provider = { openGateway: (settings: Settings) => PaymentGateway | undefined }

async function openPayments({
  settings,
  secrets,
  clock,
  publicPathsOrigin,
  notifyPayments,
}: ServiceOptions): Promise<Service<PaymentGateway>> {
  const providers = await importEach<Provider>(
    import.meta.dirname,
    'backends/main/purchase/payments/*/*-gateway.ts',
  )
  const [real] = providers.flatMap(({ openGateway }) => openGateway(settings) ?? [])
  if (real) return { client: real }
  const serverKey = secrets.paymentStandIn
  const path = '/demo/payment'
  const publicBaseUrl = publicPathsOrigin + path
  const app = createPaymentStandIn({
    clock,
    serverKey,
    publicBaseUrl,
    notificationUrl: `${publicPathsOrigin}${notificationPath}`,
    notify: (request) => notifyPayments(toBackend(request)),
  })
  const mounted = new Hono().route(path, app)
  return {
    client: createMidtransGateway({
      fetch: async (input, init) => mounted.fetch(new Request(input, init)),
      apiUrl: publicBaseUrl,
      serverKey,
    }),
    standIn: {
      path,
      app,
      sentence: `Payments use the demo page at ${publicBaseUrl} (set MIDTRANS_SERVER_KEY to take money).`,
    },
  }
}

function openGoogle({
  settings,
  secrets,
  publicPathsOrigin,
}: ServiceOptions): Service<GoogleSignIn> {
  const redirectUri = `${settings.PUBLIC_ORIGIN}/auth/google-callback`
  const { GOOGLE_CLIENT_ID: realId, GOOGLE_CLIENT_SECRET: realSecret } = settings
  if (realId && realSecret)
    return {
      client: createGoogleSignIn({
        issuer: settings.GOOGLE_ISSUER,
        clientId: realId,
        clientSecret: realSecret,
        redirectUri,
        // The settings allow plain http for this machine only.
        allowInsecure: true,
      }),
    }
  // The stand-in lets any visitor sign in as anyone: never offer it beside accounts with real mail.
  if (settings.SMTP_URL) return { client: unavailableGoogle }
  const path = '/demo/google'
  const issuer = publicPathsOrigin + path
  const clientId = `${settings.PRODUCT_SLUG}-demo`
  const clientSecret = secrets.googleStandIn
  // Load it on the first request: it is large, and most demos never need it.
  const loadStandIn = once(async () => {
    const { createGoogleStandIn } = await import('#server/stand-ins/google/google-stand-in.ts')
    return createGoogleStandIn({ issuer, clientId, clientSecret, redirectUris: [redirectUri] })
  })
  const answer = async (request: Request) =>
    fetchNodeHandler((await loadStandIn()).callback, request)
  return {
    client: createGoogleSignIn({
      issuer,
      clientId,
      clientSecret,
      redirectUri,
      fetch: (url, init) => answer(new Request(url, init as RequestInit)),
      allowInsecure: true,
    }),
    standIn: {
      path,
      app: new Hono().all('/*', (c) => answer(c.req.raw)),
      sentence: `Sign-in with Google uses the demo page at ${issuer} (set GOOGLE_CLIENT_ID for the real one).`,
    },
  }
}

function toBackend(request: Request): Request {
  return new Request(new URL('/v1/payments/notifications', request.url), request)
}

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined
  return () => {
    made ??= { result: make() }
    return made.result
  }
}
