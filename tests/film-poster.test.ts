import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('the film’s poster has the cloth of the site, by day and by night', async () => {
  const styles = await readFile('app/styles/app.css', 'utf8')
  const poster = await readFile('public/film/isi-piringku.svg', 'utf8')
  for (const name of ['food-cloth', 'food-cloth-line']) {
    const colour = new RegExp(`--color-${name}: ([^;]+);`).exec(styles)?.[1]
    expect(colour).toContain('light-dark')
    expect(poster).toContain(`"${colour}"`)
  }
})
