import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startSite } from '#tests/site-process.ts'
import { createDataFolder } from './data-folder.ts'
import {
  allSignedIn,
  callsMainOnEachPage,
  countTokens,
  expire,
  loadAtOnce,
  signInDemoMember,
} from './parallel-loads.ts'

const port = 4334

test('[S7.02] 200 parallel pages with one expired token cause one refresh on PGlite', async ({
  page,
}) => {
  const dataDir = await createDataFolder()
  const settings = { LOG_LEVEL: 'error', ...callsMainOnEachPage }
  const site = await startSite({ PORT: port, DATA_DIR: dataDir, ...settings }, '/readyz')
  try {
    const session = await signInDemoMember(page, site, dataDir)
    expect(await loadAtOnce([site], await expire(session, dataDir))).toEqual(allSignedIn)
    // PGlite allows one process per database.
    await site.stop()
    expect(await countTokens({ dataDir: join(dataDir, 'database') }, session)).toBe(2)
  } finally {
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
