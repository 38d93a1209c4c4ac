import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blogStore } from '#server/backends/blog/blog-kinds.ts'
import { createBlogBackend } from '#server/backends/blog/create-blog-backend.ts'
import { cmsStore } from '#server/backends/cms/cms-kinds.ts'
import { createCmsBackend } from '#server/backends/cms/create-cms-backend.ts'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import { type CuttableProxy, openCuttableProxy } from '#server/db/cuttable-proxy.fixture.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts'
import { createTestDatabase } from '#tests/postgresql.ts'

describe.runIf(process.env.TEST_DATABASE_URL)('during a database outage', () => {
  let proxy: CuttableProxy
  let database: OpenDatabase
  let main: MainFixture
  let askers: Record<string, () => Promise<Response>>

  beforeAll(async () => {
    proxy = await openCuttableProxy(await createTestDatabase())
    database = await openDatabase({ databaseUrl: proxy.url })
    for (const backend of ['main', 'cms', 'blog'] as const) await database.migrate(backend)
    main = await openMainFixture({ db: database.db })
    const context = { db: database.db, clock: main.clock, log: pino({ enabled: false }) }
    const editing = { ...context, dropPages: () => {}, passSecret: 'p'.repeat(32) }
    const cms = createCmsBackend({
      ...context,
      editing: { ...editing, ...cmsStore },
      productSlug: 'seimbang',
      isDemo: true,
    })
    const blog = createBlogBackend({ ...context, editing: { ...editing, ...blogStore } })
    const credentials = JSON.stringify({ email: 'rina@contoh.id', password: 'salah sekali' })
    const headers = { 'content-type': 'application/json' }
    askers = {
      main: async () =>
        main.backend.app.request('/v1/auth/login', { method: 'POST', headers, body: credentials }),
      cms: async () => cms.request('/text-pages/policy'),
      blog: async () => blog.request('/articles'),
    }
  })
  afterAll(async () => {
    await main.close()
    await database.close()
    await proxy.cut()
  })

  test.each(['main', 'cms', 'blog'])('the %s backend answers 503, then recovers', async (name) => {
    const ask = async () => {
      const response = await askers[name]?.()
      return response && { status: response.status, wait: response.headers.get('retry-after') }
    }
    const before = await ask()
    expect(before).not.toMatchObject({ status: 503 })
    await proxy.cut()
    expect(await ask()).toEqual({ status: 503, wait: '5' })
    const body = await (await askers[name]?.())?.json()
    expect(body).toEqual({ message: 'Service Unavailable' })
    await proxy.reopen()
    expect(await ask()).toEqual(before)
  })
})
