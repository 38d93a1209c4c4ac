import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openSession } from '#server/backends/main/identity/auth/session.service.ts'
import { insertUser } from '#server/backends/main/identity/users/user.repository.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { systemClock } from '#server/clock.ts'
import { type Database, openDatabase } from '#server/db/open-database.ts'
import { loadSecrets } from '#server/secrets.ts'
import { serialized } from '#tests/e2e/server-call.ts'
import { dropDatabase, findPostgresql, replaceDatabase } from '#tests/postgresql.ts'
import { type SiteProcess, startSite } from '#tests/site-process.ts'
import { percentilesOf } from './percentiles.ts'

const streamCount = 1_000
const messageCount = 300
/** The first streams load code, which costs the same for any number of them. */
const firstStreamCount = 100
const openingsAtOnce = 20
const ports = { one: 4396, other: 4397 }
const databaseName = 'seimbang_bench_live'
const memoryReport = `--import ${join(import.meta.dirname, 'report-memory.mjs')}`

/**
 * Measures how long a message takes from its POST to the stream of the member's other device. A
 * thousand streams are open. It runs on one instance with PGlite, and over two with PostgreSQL.
 * Messages come one at a time; each is the end of a third device. A stream's memory is what the
 * process uses more with all but the first, after collecting garbage.
 */
export async function measureLive() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-live-'))
  try {
    return {
      streams: streamCount,
      messages: messageCount,
      oneInstance: await measureOneInstance(folder),
      twoInstances: (await findPostgresql()) ? await measureTwoInstances(folder) : null,
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measureOneInstance(folder: string) {
  const settings = settingsOf(ports.one, join(folder, 'pglite'))
  // The first start makes the tables and the secrets.
  await (await startSite(settings, '/readyz')).stop()
  const { db, close } = await openDatabase({ dataDir: join(settings.DATA_DIR, 'database') })
  const members = await insertMembers(db, settings.DATA_DIR)
  await close()
  const site = await startSite(settings, '/readyz')
  const first = await openStreams(site, members.slice(0, firstStreamCount))
  const before = await memoryOf(site)
  const others = await openStreams(site, members.slice(firstStreamCount))
  const bytesPerStream = ((await memoryOf(site)) - before) / others.length
  const streams = [...first, ...others]
  const postToStream = percentilesOf(await sendMessages(site, streams))
  for (const { response } of streams) response.destroy()
  await site.stop()
  return { postToStream, kilobytesPerStream: Math.round(bytesPerStream / 100) / 10 }
}

async function measureTwoInstances(folder: string) {
  const databaseUrl = await replaceDatabase(databaseName)
  const settings = (port: number) => ({
    ...settingsOf(port, join(folder, String(port))),
    DATABASE_URL: databaseUrl,
  })
  const [one, other] = [settings(ports.one), settings(ports.other)]
  const sites = [await startSite(one, '/readyz')]
  await mkdir(other.DATA_DIR)
  await copyFile(join(one.DATA_DIR, 'secrets.json'), join(other.DATA_DIR, 'secrets.json'))
  sites.push(await startSite(other, '/readyz'))
  const { db, close } = await openDatabase({ databaseUrl })
  const members = await insertMembers(db, one.DATA_DIR)
  await close()
  const streams = await openStreams(sites[1] as SiteProcess, members)
  const postToStream = percentilesOf(await sendMessages(sites[0] as SiteProcess, streams))
  for (const { response } of streams) response.destroy()
  await Promise.all(sites.map((site) => site.stop()))
  await dropDatabase(databaseName)
  return { postToStream }
}

function settingsOf(port: number, dataDir: string) {
  return { PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_OPTIONS: memoryReport }
}

type BenchMember = { cookie: string; spareSessionId: string }

/** Inserts members, each signed in on the device of the stream and on a spare one. */
async function insertMembers(db: Database, dataDir: string): Promise<BenchMember[]> {
  const context = { clock: systemClock, secrets: await loadSecrets(dataDir) }
  const members: BenchMember[] = []
  for (let index = 0; index < streamCount; index += 1) {
    const now = systemClock.now()
    const user = await insertUser(db, {
      ...{ id: randomId(), email: `bench-${randomId().toLowerCase()}@example.org` },
      ...{ firstName: 'Dewi', lastName: '', passwordHash: 'none' },
      ...{ emailVerifiedAt: now, createdAt: now },
    })
    if (!user) throw new Error('The member exists already')
    const signIn = () => db.transaction((tx) => openSession(context, tx, { user, device: 'bench' }))
    const spare = await signIn()
    const { id, token } = await signIn()
    const cookies = { id, token }
    const cookie = Object.entries(cookies).map((pair) => `seimbang-auth-cookie-${pair.join('=')}`)
    const { sid } = JSON.parse(Buffer.from(spare.token.split('.')[1] ?? '', 'base64url').toString())
    members.push({ cookie: cookie.join('; '), spareSessionId: sid })
  }
  return members
}

type OpenStream = BenchMember & { response: IncomingMessage; hears: (id: string) => Promise<void> }

async function openStreams(site: SiteProcess, members: BenchMember[]): Promise<OpenStream[]> {
  const waiting = [...members]
  const streams: OpenStream[] = []
  const openInTurn = async () => {
    for (let member = waiting.pop(); member; member = waiting.pop())
      streams.push({ ...member, ...(await openStream(site, member)) })
  }
  await Promise.all(Array.from({ length: openingsAtOnce }, openInTurn))
  return streams
}

async function openStream({ origin }: SiteProcess, { cookie }: BenchMember) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${origin}/live.events`, { agent: false, headers: { cookie } }, resolve).on('error', reject)
  })
  let text = ''
  let onText = () => {}
  response.setEncoding('utf8').on('data', (part: string) => {
    text += part
    onText()
  })
  const hears = (id: string) =>
    new Promise<void>((resolve) => {
      onText = () => {
        if (text.includes(id)) resolve()
      }
      onText()
    })
  await hears('event: ready')
  return { response, hears }
}

/** Returns how long each message took, in milliseconds. */
async function sendMessages({ origin }: SiteProcess, streams: OpenStream[]): Promise<number[]> {
  const durationsMs: number[] = []
  for (const { cookie, spareSessionId, hears } of streams.slice(0, messageCount)) {
    const heard = hears(spareSessionId)
    const startedAt = performance.now()
    const answer = await fetch(`${origin}/_serverFn/account-endDevice`, {
      method: 'POST',
      headers: {
        ...{ accept: 'application/json', 'content-type': 'application/json', cookie },
        ...{ 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' },
      },
      body: JSON.stringify(serialized({ id: spareSessionId })),
    })
    if (!answer.ok) throw new Error(`A message was answered ${answer.status}`)
    await heard
    durationsMs.push(performance.now() - startedAt)
  }
  return durationsMs
}

/** Returns the bytes that a process uses. */
async function memoryOf(site: SiteProcess): Promise<number> {
  const reports = () => [...site.log().matchAll(/^memory (\d+) bytes$/gm)].map(([, bytes]) => bytes)
  const known = reports().length
  // Lets the work of the streams' start end.
  await pause(2_000)
  process.kill(site.pid, 'SIGUSR2')
  while (reports().length === known) await pause(50)
  return Number(reports().at(-1))
}
