import * as v from 'valibot'

const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a whole number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
)
const urlSchema = v.pipe(v.string(), v.url('must be an address such as https://example.com/path'))
const originSchema = v.pipe(
  urlSchema,
  v.check(
    (value) => new URL(value).origin === value,
    'must be an origin such as https://example.com',
  ),
)
const slugSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by dashes'),
)
const textSchema = v.pipe(v.string(), v.nonEmpty('must not be empty'))
const databaseUrlSchema = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
)
const smtpUrlSchema = v.pipe(
  v.string(),
  v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
)

/** Every setting by the name of its environment variable; the README lists the same. */
const settingsSchema = v.object({
  PORT: v.optional(portSchema, '3000'),
  HOST: v.optional(textSchema, '127.0.0.1'),
  PUBLIC_ORIGIN: v.optional(originSchema),
  PRODUCT_SLUG: v.optional(slugSchema, 'seimbang'),
  PRODUCT_NAME: v.optional(textSchema, 'Seimbang'),
  DATA_DIR: v.optional(textSchema, '.data'),
  DATABASE_URL: v.optional(databaseUrlSchema),
  MAIN_API_URL: v.optional(urlSchema),
  CMS_API_URL: v.optional(urlSchema),
  BLOG_API_URL: v.optional(urlSchema),
  BACKENDS_PORT: v.optional(portSchema, '4001'),
  WEB_APP_URL: v.optional(urlSchema),
  SMTP_URL: v.optional(smtpUrlSchema),
  MAIL_FROM: v.optional(textSchema),
  GOOGLE_ISSUER: v.optional(urlSchema, 'https://accounts.google.com'),
  GOOGLE_CLIENT_ID: v.optional(textSchema),
  GOOGLE_CLIENT_SECRET: v.optional(textSchema),
  MIDTRANS_SERVER_KEY: v.optional(textSchema),
  MIDTRANS_API_URL: v.optional(urlSchema, 'https://app.midtrans.com'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'must be one of silent, fatal, error, warn, info, debug, trace',
    ),
    'info',
  ),
})

export type Settings = Omit<
  v.InferOutput<typeof settingsSchema>,
  'PUBLIC_ORIGIN' | 'WEB_APP_URL' | 'MAIL_FROM'
> & {
  PUBLIC_ORIGIN: string
  WEB_APP_URL: string
  MAIL_FROM: string
}

/** A setting that cannot be used; the message names the variable and says what it must be. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Reads the settings out of environment variables; an empty variable counts as not set.
 * @throws SettingsError with one sentence a wrong variable
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(settingsSchema, given)
  if (!result.success) throw new SettingsError(result.issues.map(describeIssue).join('\n'))
  const settings = result.output
  if (settings.GOOGLE_CLIENT_ID && !settings.GOOGLE_CLIENT_SECRET)
    throw new SettingsError('GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is.')
  if (settings.MIDTRANS_SERVER_KEY && !settings.SMTP_URL)
    throw new SettingsError(
      'SMTP_URL must be set when MIDTRANS_SERVER_KEY is: the demo mailbox shows every code to everybody.',
    )
  const publicOrigin = settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`
  return {
    ...settings,
    PUBLIC_ORIGIN: publicOrigin,
    WEB_APP_URL: settings.WEB_APP_URL ?? publicOrigin,
    MAIL_FROM:
      settings.MAIL_FROM ?? `${settings.PRODUCT_NAME} <halo@${new URL(publicOrigin).hostname}>`,
  }
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue)} ${issue.message}; it is now "${String(issue.input)}".`
}
