import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { refusedStart, startSite } from '#tests/site-process.ts'
import { createDataFolder } from './data-folder.ts'

const port = 4330

let dataDir: string

test.beforeEach(async () => {
  dataDir = await createDataFolder()
})
test.afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('a wrong setting stops the start with a message that names it', { tag: '@long' }, async () => {
  const { exitCode, log } = await refusedStart({ PORT: 'eighty', DATA_DIR: dataDir })
  expect(exitCode).toBe(1)
  expect(log).toBe('PORT must be a whole number; it is now "eighty".\n')
})

test('a second process on the same data folder is refused and names the first, which goes on', {
  tag: '@long',
}, async () => {
  const first = await startSite({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const second = await refusedStart({ PORT: port + 1, DATA_DIR: dataDir })
  const { status } = await fetch(first.origin)
  await first.stop()
  expect(second.exitCode).toBe(1)
  expect(second.log).toContain(`process ${first.pid}`)
  expect(status).toBe(200)
})

test('a crash in a loader shows the error screen with status 500, and the log has its id', async () => {
  const broken = await serveNonsense()
  const site = await startSite(
    {
      PORT: port + 2,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      MAIN_API_URL: broken.url,
      CMS_API_URL: broken.url,
      BLOG_API_URL: broken.url,
    },
    '/healthz',
  )
  const response = await fetch(`${site.origin}/blog`)
  const html = await response.text()
  await site.stop()
  await broken.close()
  expect(response.status).toBe(500)
  expect(html).toContain('Internal Server Error')
  const requestId = response.headers.get('x-request-id') ?? 'missing'
  expect(html).toContain(requestId)
  expect(site.log()).toContain(requestId)
})

/** Starts a backend whose every reply breaks the contract. */
async function serveNonsense() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{"nonsense":true}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: nonsensePort } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${nonsensePort}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
