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

test('the film’s poster brings its letters along, as a picture cannot use the font of its page', async () => {
  const poster = await readFile('public/film/isi-piringku.svg', 'utf8')
  expect(poster).toMatch(/@font-face\{font-family:Film;[^}]*url\(data:font\/woff2;base64,/)
  expect(poster).toContain('font-family="Film,')
})
