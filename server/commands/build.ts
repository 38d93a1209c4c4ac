import { randomUUID } from 'node:crypto'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, createBuilder, type Manifest } from 'vite'
import { appIcons } from '#app/config/app-icons.ts'
import { offlineShellPath } from '#app/config/offline-shell.ts'
import { illustrationSchema } from '#server/contract/content.schema.ts'
import { offlineFilesOf } from './offline-files.ts'

const clientDir = 'dist/client'

/** A tracker shows the drawing of its program. */
const illustrationFiles = illustrationSchema.options.map((name) => `/illustrations/${name}.svg`)
/** The share of a maskable icon's side that no mask cuts off (W3C, Web App Manifest). */
const safeShare = 0.8
/** The colour of the plate's cloth fills the area that masks cut off. */
const ground = '#f3bd4f'
const logoSize = 32
/** Compression headers would outweigh the gain on smaller files. */
const leastBytes = 256

/** Pages compare this id with the build that is served now. Vite inlines it under this name. */
process.env.VITE_BUILD_ID ??= randomUUID()

const builder = await createBuilder({ configFile: 'app.config.ts' })
await builder.buildApp()
await mkdir(`${clientDir}/builds`, { recursive: true })
await writeFile(
  `${clientDir}/builds/latest.json`,
  JSON.stringify({ id: process.env.VITE_BUILD_ID }),
)
await buildServiceWorker(process.env.VITE_BUILD_ID)
await drawAppIcons()
await precompress()

/** Writes the service worker, a single file that lists the build's files by name. */
async function buildServiceWorker(buildId: string): Promise<void> {
  const manifestFile = `${clientDir}/.vite/manifest.json`
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  // The manifest lists the sources; do not publish it.
  await rm(`${clientDir}/.vite`, { recursive: true })
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      buildId: JSON.stringify(buildId),
      offlineFiles: JSON.stringify([...offlineFilesOf(manifest), ...illustrationFiles]),
      shellPath: JSON.stringify(offlineShellPath),
    },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: 'app/offline-worker/service-worker.ts',
        formats: ['es'],
        fileName: () => 'service-worker.js',
      },
    },
  })
}

/** Draws the icons of the installed app from the site's logo. */
async function drawAppIcons(): Promise<void> {
  const logo = await readFile('public/icon.svg', 'utf8')
  const { Resvg } = await import('@resvg/resvg-js')
  await mkdir(`${clientDir}/app-icons`, { recursive: true })
  for (const { file, size, isMaskable } of appIcons) {
    const svg = isMaskable ? onGround(logo) : logo
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
    await writeFile(`${clientDir}${file}`, png)
  }
}

function onGround(logo: string): string {
  const side = logoSize / safeShare
  const margin = (side - logoSize) / 2
  const drawing = logo.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}"><rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="${ground}"/>${drawing}</svg>`
}

/** Writes a brotli and a gzip variant beside each text file, at the highest quality. */
async function precompress(): Promise<void> {
  for await (const file of glob(`${clientDir}/**/*.{js,css,svg,json,txt,xml,webmanifest}`)) {
    const bytes = await readFile(file)
    if (bytes.length < leastBytes) continue
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
      promisify(gzip)(bytes, { level: 9 }),
    ])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  }
}
