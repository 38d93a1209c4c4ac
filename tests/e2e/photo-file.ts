import type { Page } from '@playwright/test'

/** Returns a picture of 60 by 80 pixels, encoded by the browser. */
export async function drawJpeg(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 80 })
    canvas.getContext('2d')?.fillRect(10, 10, 30, 40)
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}
