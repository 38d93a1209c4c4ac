/**
 * Draws the film into `public/film`: a frame as its poster, and all frames in Chromium. `ffmpeg`
 * makes two videos of them. With the argument `poster`, draws the poster alone. Not part of the
 * build; see the README beside this file.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { createServer } from 'vite'

const target = 'public/film/isi-piringku'
/** When everything lies on the plate. */
const posterSeconds = 22
const font =
  'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'

type FilmPage = typeof import('./film-page.tsx')

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false },
})
const film = (await vite.ssrLoadModule('/app/features/home/film/film-page.tsx')) as FilmPage
const folder = await mkdtemp(join(tmpdir(), 'film-'))
await writeFile(`${target}.svg`, film.posterMarkup(posterSeconds, await posterFontUrl()))
if (process.argv.includes('poster')) {
  await rm(folder, { recursive: true })
  process.exit()
}
const browser = await chromium.launch({
  ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await drawFrames(browser)
  await writeFile(join(folder, 'sound.wav'), film.filmSound())
  await encode()
} finally {
  await browser.close()
  await vite.close()
  await rm(folder, { recursive: true })
}

/** The letters of the shares in their one weight, by Debian's fonttools: less than a kilobyte. */
async function posterFontUrl(): Promise<string> {
  const [bold, letters] = [join(folder, 'bold.ttf'), join(folder, 'letters.woff2')]
  await run('fonttools', ['varLib.instancer', '--quiet', font, 'wght=750', '-o', bold])
  const options = ['--text=1/36', '--layout-features=', '--no-hinting', '--flavor=woff2']
  await run('pyftsubset', [bold, ...options, `--output-file=${letters}`])
  return `data:font/woff2;base64,${await readFile(letters, 'base64')}`
}

async function drawFrames(browser: Browser) {
  const fontUrl = `data:font/woff2;base64,${await readFile(font, 'base64')}`
  const styles = film.stylesFrom(await readFile('app/styles/app.css', 'utf8'), fontUrl)
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await page.setContent(`<style>${styles}</style><main></main>`)
  await page.evaluate(() => document.fonts.load('750 56px Film', '1/36'))
  const count = film.filmSeconds * film.framesPerSecond
  let before: { markup: string; picture: Uint8Array } = { markup: '', picture: new Uint8Array() }
  for (let frame = 0; frame < count; frame++) {
    const markup = film.frameMarkup(frame / film.framesPerSecond)
    if (markup !== before.markup) before = { markup, picture: await photograph(page, markup) }
    await writeFile(join(folder, `${String(frame).padStart(4, '0')}.png`), before.picture)
  }
}

async function photograph(page: Awaited<ReturnType<Browser['newPage']>>, markup: string) {
  await page.evaluate((svg) => {
    document.querySelector('main')?.setHTMLUnsafe(svg)
  }, markup)
  return page.screenshot()
}

async function encode() {
  const frames = ['-framerate', String(film.framesPerSecond), '-i', join(folder, '%04d.png')]
  const input = [...frames, '-i', join(folder, 'sound.wav'), '-pix_fmt', 'yuv420p']
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '38',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-cpu-used',
    '2',
    '-g',
    '50',
  ]
  await ffmpeg([...input, ...vp9, '-c:a', 'libopus', '-b:a', '24k', `${target}.webm`])
  const h264 = [
    '-c:v',
    'libx264',
    '-crf',
    '28',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-g',
    '50',
  ]
  const mp4 = ['-c:a', 'aac', '-b:a', '32k', '-movflags', '+faststart']
  await ffmpeg([...input, ...h264, ...mp4, `${target}.mp4`])
}

function ffmpeg(options: string[]): Promise<void> {
  return run('ffmpeg', ['-y', '-loglevel', 'error', ...options])
}

async function run(program: string, options: string[]): Promise<void> {
  const child = spawn(program, options, { stdio: 'inherit' })
  const [exitCode] = await once(child, 'exit')
  if (exitCode !== 0) throw new Error(`${program} ended with ${exitCode}`)
}
