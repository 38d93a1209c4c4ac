import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Settings } from '#app/config/settings.ts'
import { roomPathOf } from '#app/lib/room-path.ts'
import { blogStore } from '#server/backends/blog/blog-kinds.ts'
import { createBlogBackend } from '#server/backends/blog/create-blog-backend.ts'
import { cmsStore } from '#server/backends/cms/cms-kinds.ts'
import { createCmsBackend } from '#server/backends/cms/create-cms-backend.ts'
import { createPublisher } from '#server/backends/editing/publisher.ts'
import { createMainBackend } from '#server/backends/main/create-main-backend.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { openNotificationJournal } from '#server/backends/main/purchase/payments/notification-journal.ts'
import { claimListSchema } from '#server/contract/content.schema.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import { type Database, openDatabase } from '#server/db/open-database.ts'
import { seedBlog } from '#server/seeds/blog/seed-blog.ts'
import { seedCms } from '#server/seeds/cms/seed-cms.ts'
import type { DemoAccount } from '#server/seeds/main/demo-members.ts'
import { openDemoRoom } from '#server/seeds/main/demo-room.ts'
import { seedDemoStaff } from '#server/seeds/main/demo-staff.ts'
import { seedDemoWork } from '#server/seeds/main/demo-work.ts'
import { seedFoods } from '#server/seeds/main/seed-foods.ts'
import {
  seedCatalogue,
  seedDemoAccounts,
  seedPromoCodes,
  seedPromotions,
} from '#server/seeds/main/seed-main.ts'
import { seedPractices } from '#server/seeds/main/seed-practices.ts'
import { createAuthenticator } from '#server/stand-ins/authenticator/authenticator.routes.ts'
import { callSettingsOf } from './call-settings-of.ts'
import { type Clock, systemClock } from './clock.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { openDatabaseClock } from './database-clock.ts'
import { createClamdScanner } from './file-scan/clamd-scanner.ts'
import { openFoodFactsOf } from './food-facts/open-food-facts.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { sellerOf, senderOf } from './sender.ts'
import { openServices } from './services.ts'

const authenticatorPath = '/demo/authenticator'

export type EmbeddedBackends = {
  /** Each backend as a function from request to response. */
  main: Hono
  cms: Hono
  blog: Hono
  /**
   * What browsers and payment providers call directly: demo stand-ins and payment notifications.
   */
  publicPaths: Hono
  /** One sentence per active stand-in. */
  standIns: string[]
  demoAccounts: DemoAccount[]
  /** A session of two demo accounts whose room is open, if one was asked for. */
  demoRoom: AppointmentRow | undefined
  /** The site has its tables there too. */
  db: Database
  /** Throws if the database does not answer. */
  ready(): Promise<void>
  /** Calls `onChange` whenever public content may have changed. */
  watchContent(onChange: () => void): Promise<void>
  close(): Promise<void>
}

type Surroundings = {
  /** The origin at which browsers reach `publicPaths`. */
  publicPathsOrigin: string
  /** Whether a demo gets a session whose room is open now, and open tasks of the staff. */
  opensDemoRoom?: boolean
}

/**
 * Opens and migrates the database and starts the three backends on it. This process holds the data
 * folder until `close`.
 * @throws DataFolderInUseError if another process holds the folder
 */
export async function openEmbeddedBackends(
  settings: Settings,
  log: Logger,
  { publicPathsOrigin, opensDemoRoom = false }: Surroundings,
  givenClock?: Clock,
): Promise<EmbeddedBackends> {
  const lock = await lockDataFolder(settings.DATA_DIR)
  const database = await openDatabase(
    settings.DATABASE_URL
      ? { databaseUrl: settings.DATABASE_URL }
      : { dataDir: join(settings.DATA_DIR, 'database'), log },
  )
  // Only PostgreSQL serves several instances, whose clocks may differ.
  const databaseClock =
    database.engine === 'postgresql' ? await openDatabaseClock(database.db) : undefined
  const clock = givenClock ?? databaseClock ?? systemClock
  const secrets = await loadSecrets(settings.DATA_DIR)
  await Promise.all([
    database.migrate('main'),
    database.migrate('cms'),
    database.migrate('blog'),
    database.migrate('site'),
  ])
  const demoAccounts = await seed(database.db, settings, clock, secrets)
  const isDemo = !settings.SMTP_URL
  const demoRoom = isDemo && opensDemoRoom ? await openDemoRoom(database.db, clock) : undefined

  const shared = { db: database.db, clock, log }
  const services = await openServices({
    settings,
    secrets,
    clock,
    publicPathsOrigin,
    notifyPayments: async (request) => main.app.fetch(request),
  })
  if (isDemo) {
    const demoSecrets = demoAccounts.flatMap(({ email, totpSecret: secret }) =>
      secret ? { email, secret } : [],
    )
    services.publicPaths.route(authenticatorPath, createAuthenticator(clock, demoSecrets))
  }
  const journal =
    database.engine === 'pglite'
      ? await openNotificationJournal(
          join(settings.DATA_DIR, 'payment-notifications.journal'),
          clock.now(),
        )
      : undefined
  const keepers = new Set<() => void>()
  const editing = {
    ...shared,
    passSecret: secrets.contentPass,
    dropPages() {
      for (const drop of keepers) drop()
    },
  }
  const cmsEditing = { ...editing, ...cmsStore }
  const blogEditing = { ...editing, ...blogStore }
  const cms = createCmsBackend({
    ...shared,
    editing: cmsEditing,
    productSlug: settings.PRODUCT_SLUG,
    isDemo,
  })

  const context: MainContext = {
    ...shared,
    watchLive: database.watchLive,
    journal,
    secrets,
    mailer: services.mailer,
    payments: services.payments,
    google: services.google,
    calls: callSettingsOf(settings),
    ...(settings.CLAMD_URL && { fileScanner: createClamdScanner(settings.CLAMD_URL) }),
    foodFacts: openFoodFactsOf(settings),
    ...(!settings.CMS_API_URL && {
      listClaims: async () => v.parse(claimListSchema, await (await cms.request('/claims')).json()),
    }),
    ...senderOf(settings),
    takesRealMoney: services.takesRealMoney,
    recordRetentionYears: settings.RECORD_RETENTION_YEARS,
  }
  const main = createMainBackend(context)
  await main.recover()
  if (isDemo && opensDemoRoom) await seedDemoWork(context)
  main.start()

  const publishers = [createPublisher(cmsEditing, log), createPublisher(blogEditing, log)]
  for (const publisher of publishers) publisher.start()

  return {
    main: main.app,
    cms,
    blog: createBlogBackend({ ...shared, editing: blogEditing }),
    publicPaths: services.publicPaths,
    standIns: services.standIns,
    demoAccounts,
    demoRoom,
    db: database.db,
    ready: database.ping,
    watchContent(onChange) {
      keepers.add(onChange)
      return database.watchContent(onChange)
    },
    async close() {
      await Promise.all([main.stop(), ...publishers.map(({ stop }) => stop())])
      await services.close()
      await journal?.close()
      databaseClock?.close()
      await database.close()
      lock.release()
    },
  }
}

/** Returns the lines that tell the operator about stand-ins, demo accounts and a room to try. */
export function demoFactsOf(
  { standIns, demoAccounts, demoRoom }: EmbeddedBackends,
  publicOrigin: string,
): string[] {
  const accounts = demoAccounts.map(
    ({ email, password, isNutritionist = false, totpSecret }) =>
      `Demo ${isNutritionist ? 'nutritionist' : totpSecret ? 'staff' : 'account'}: ${email} with password ${password}`,
  )
  const hasFactors = demoAccounts.some(({ totpSecret }) => totpSecret)
  const console = hasFactors
    ? [
        `The staff open ${publicOrigin}/admin, and the nutritionist ${publicOrigin}/praktik, with a code of ${publicOrigin}${authenticatorPath}`,
      ]
    : []
  const call = demoRoom
    ? [
        'To try a call, sign in as sari@… in one browser and as bagas@… in another or a private window.',
        `Then open the room of their session in both: ${publicOrigin}${roomPathOf(demoRoom.id)}`,
      ]
    : []
  return [...standIns, ...accounts, ...console, ...call].map((fact) => `  ${fact}`)
}

/**
 * Seeds the database. Only a demo, which sends no real mail, gets accounts with printed passwords
 * and invented promotions.
 */
async function seed(
  db: Database,
  settings: Settings,
  clock: Clock,
  secrets: Secrets,
): Promise<DemoAccount[]> {
  const isDemo = !settings.SMTP_URL
  await Promise.all([
    seedCatalogue(db),
    seedFoods(db),
    seedPractices(db, clock),
    seedCms(db, clock, { isDemo }),
    seedBlog(db, clock, { isDemo }),
  ])
  if (!isDemo) return []
  await Promise.all([seedPromotions(db, clock), seedPromoCodes(db, clock)])
  return rememberDemoAccounts(settings.DATA_DIR, [
    ...(await seedDemoAccounts({ db, clock, secrets }, sellerOf(settings))),
    ...(await seedDemoStaff({ db, clock, secrets })),
  ])
}

/**
 * Stores the generated passwords for the operator's user alone, to print them at every start. The
 * database has only their hashes. An upgrade may add accounts.
 */
async function rememberDemoAccounts(
  dataDir: string,
  created: DemoAccount[],
): Promise<DemoAccount[]> {
  const file = join(dataDir, 'demo-accounts.json')
  const saved: DemoAccount[] = JSON.parse(await readFile(file, 'utf8').catch(() => '[]'))
  if (created.length === 0) return saved
  const emails = new Set(created.map(({ email }) => email))
  const all = [...saved.filter(({ email }) => !emails.has(email)), ...created]
  await writeFile(file, JSON.stringify(all, null, 2), { mode: 0o600 })
  return all
}
