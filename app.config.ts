import { realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** A name that no file has any more stops the build. */
const firstVisitParts = [
  'alert.tsx',
  'checkbox.tsx',
  'checkbox-box.tsx',
  'cover-below.ts',
  'link-row.tsx',
  'retry-notice.tsx',
].map((name) => realpathSync(join(import.meta.dirname, 'app/ui', name)))

export default defineConfig({
  // A native addon of the server. The development server must not bundle it for browsers.
  optimizeDeps: { exclude: ['@resvg/resvg-js'] },
  // One sheet, in every page: parts that arrive later must not load it a second time.
  build: {
    // The oldest supported browsers: those that Tailwind 4 needs.
    target: ['chrome111', 'safari16.4', 'firefox128'],
    cssCodeSplit: false,
    rolldownOptions: {
      // A busy machine is no news.
      checks: { bundlerTimings: false },
    },
  },
  environments: {
    client: {
      build: {
        // The service worker's file list is computed from it.
        manifest: true,
        // Vite's dependency list would add 2 kB to every page; chunks import their dependencies.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page loads compresses better in few files than in thirty. Two files are two
                // tasks of the browser, so a phone can respond between them.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'start', tags: ['$initial'], test: /^(?!.*\/app\/client\.tsx)/ },
                // Small parts that a first visit to the front page needs: its cookie panel and its rows.
                { name: 'first-visit', test: (id) => firstVisitParts.includes(id) },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    lazyServerCalls(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'app',
      server: { entry: '../server/entry.ts', build: { inlineCss: true } },
      // `server-call-path.ts` and `listen.ts` name the base, too.
      serverFns: { base: '/_serverFn', generateFunctionId: readableFunctionId },
      router: {
        // Loader, error and not-found components are loaded with the page.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
        },
      },
      importProtection: { behavior: 'error' },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
})

/** `programs-listPrograms`: a name compresses far better than Start's default digest. */
function readableFunctionId({
  filename,
  functionName,
}: {
  filename: string
  functionName: string
}) {
  // Start appends its own words to the name of a function, after an underscore.
  const [name] = functionName.split('_', 1)
  return `${basename(filename, '.functions.ts')}-${name}`
}

/**
 * Loads the client of server functions with the first call. A server-rendered page makes no call
 * before it is used, and the serializer is a tenth of all script.
 */
function lazyServerCalls(): Plugin {
  return changedInStart({
    name: 'lazy-server-calls',
    file: /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/,
    from: 'import { serverFnFetcher } from "./serverFnFetcher.js";',
    to: 'const serverFnFetcher = async (...call) => (await import("./serverFnFetcher.js")).serverFnFetcher(...call);',
  })
}

/** Replaces one line of TanStack Start for browsers. The build fails if Start changes that line. */
function changedInStart(change: { name: string; file: RegExp; from: string; to: string }): Plugin {
  const { name, file, from, to } = change
  return {
    name,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: file },
      handler(code) {
        if (!code.includes(from)) this.error(`Start no longer has the line that ${name} changes`)
        return code.replace(from, to)
      },
    },
  }
}
