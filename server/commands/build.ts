import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createBuilder } from 'vite'
import { buildServiceWorker } from './build-service-worker.ts'
import { drawAppIcons } from './draw-app-icons.ts'
import { precompress } from './precompress.ts'

const clientDir = 'dist/client'
/** Pages compare it with that of the build served now; Vite writes it into the code by this name. */
process.env.VITE_BUILD_ID ??= randomUUID()

const builder = await createBuilder({ configFile: 'app.config.ts' })
await builder.buildApp()
await mkdir(`${clientDir}/builds`, { recursive: true })
await writeFile(
  `${clientDir}/builds/latest.json`,
  JSON.stringify({ id: process.env.VITE_BUILD_ID }),
)
await buildServiceWorker(clientDir, process.env.VITE_BUILD_ID)
await drawAppIcons(clientDir)
await precompress(clientDir)
