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

/** A tracker shows the one of its program. */
const illustrationFiles = illustrationSchema.options.map((name) => `/illustrations/${name}.svg`)
/** The share of a maskable icon's side that every mask leaves (W3C, Web App Manifest). */
const safeShare = 0.8
/** The plate's cloth, up to the edges that a mask takes away. */
const ground = '#f3bd4f'
const logoSize = 32
/** Smaller files gain nothing: the headers that say how they are packed weigh as much. */
const leastBytes = 256

/** Pages compare it with that of the build served now; Vite writes it into the code by this name. */
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

/** Writes the service worker of a built site: one file, which knows the build's files by name. */
async function buildServiceWorker(buildId: string): Promise<void> {
  const manifestFile = `${clientDir}/.vite/manifest.json`
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  // Whoever reads the site need not know its sources.
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

/** Draws the icons of the installed app from the site's logo; a platform without the renderer has none. */
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

/** Writes a brotli and a gzip variant beside each built text file, at the highest quality. */
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
