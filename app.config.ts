import { basename } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  // Machine code that only the server loads; the development server would read it for browsers.
  optimizeDeps: { exclude: ['@resvg/resvg-js'] },
  // One sheet, in every page: parts that arrive later must not load it a second time.
  build: {
    cssCodeSplit: false,
    rolldownOptions: {
      // A busy machine is no news.
      checks: { bundlerTimings: false },
    },
  },
  environments: {
    client: {
      build: {
        // What the service worker keeps is worked out from it.
        manifest: true,
        // What each part needs in turn would be a list of 2 kB on every page; parts name it themselves.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page loads compresses better in few files than in thirty. Two files are two
                // tasks of the browser, so a phone can respond between them.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'start', tags: ['$initial'], test: /^(?!.*\/app\/client\.tsx)/ },
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
      serverFns: { generateFunctionId: readableFunctionId },
      router: {
        // A page's loader comes with the page, and so does what it says of things that do not come.
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

/** `programs-listPrograms`: a name compresses to a fraction of the digest that stands there by default. */
function readableFunctionId({
  filename,
  functionName,
}: {
  filename: string
  functionName: string
}) {
  return `${basename(filename, '.functions.ts')}-${functionName.replace(/_createServerFn_handler$/, '')}`
}

/**
 * Fetches what calls server functions with the first call. A page that the server rendered makes
 * none before it is used, and the serializer of the calls is a tenth of all the script.
 */
function lazyServerCalls(): Plugin {
  return changedInStart({
    name: 'lazy-server-calls',
    file: /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/,
    from: 'import { serverFnFetcher } from "./serverFnFetcher.js";',
    to: 'const serverFnFetcher = async (...call) => (await import("./serverFnFetcher.js")).serverFnFetcher(...call);',
  })
}

/** One line of TanStack Start, changed for browsers; the build fails once Start has another there. */
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
