import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startSite } from '#tests/site-process.ts'
import { createDataFolder } from './data-folder.ts'

const port = 4339
const noSanitizer = join(import.meta.dirname, '../support/no-sanitizer.mjs')

test('a script in content does not run, even if no sanitizer removes it', async ({ page }) => {
  const dataDir = await createDataFolder()
  const settings = { LOG_LEVEL: 'error', NODE_OPTIONS: `--import ${noSanitizer}` }
  const site = await startSite({ PORT: port, DATA_DIR: dataDir, ...settings }, '/readyz')
  try {
    const planted = 'globalThis.isPlanted = true'
    const response = await page.goto(`${site.origin}/blog/gula-garam-lemak`)
    expect(await response?.text()).toContain(`<script>${planted}</script>`)
    const policy = response?.headers()['content-security-policy']
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).not.toContain(createHash('sha256').update(planted).digest('base64'))
    await expect(page.locator(':root')).toHaveAttribute('data-hydrated')
    expect(await page.evaluate(() => 'isPlanted' in globalThis)).toBe(false)
  } finally {
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
