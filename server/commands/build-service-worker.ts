import { readFile, rm } from 'node:fs/promises'
import { build, type Manifest } from 'vite'
import { offlineShellPath } from '#app/config/offline-shell.ts'
import { illustrationSchema } from '#server/contract/content.schema.ts'
import { offlineFilesOf } from './offline-files.ts'

/** A tracker shows the one of its program. */
const illustrationFiles = illustrationSchema.options.map((name) => `/illustrations/${name}.svg`)

/** Writes the service worker of a built site: one file, which knows the build's files by name. */
export async function buildServiceWorker(clientDir: string, buildId: string): Promise<void> {
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
