import { basename } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  // Machine code that only the server loads; the development server would read it for browsers.
  optimizeDeps: { exclude: ['@resvg/resvg-js'] },
  // One sheet, in every page: parts that arrive later must not load it a second time.
  build: { cssCodeSplit: false },
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
                // What every page starts with compresses better as few files than as thirty. They are
                // more than one because each is a task of the browser: a phone answers between them.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'start', tags: ['$initial'], test: /^(?!.*\/app\/client\.tsx)/ },
                // What pages load with, stand in, and say when something does not come; alone they are
                // files of 200 bytes.
                {
                  name: 'loading',
                  test: /\/createServerFn\.js$|\/app\/ui\/(alert|retry-notice|sleeping-part|use-load-again)\.tsx?$|\/app\/lib\/preload-parts\.ts$|\/app\/features\/(blog|company|home|nutritionists|pricing|programs|promos|text-pages)\/[\w-]+\.functions\.ts$|\/app\/routes\/_default\.tsx/,
                },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    lazyServerCalls(),
    putInPlace(),
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

/**
 * Lets Terser put in place what is used once, above all the two texts of each message, before Oxc
 * names things shorter; each alone leaves more. React is left out: it lies in a function that runs at
 * once, and Terser takes away the brackets by which a browser knows, which cost a phone 150 ms.
 */
function putInPlace(): Plugin {
  return {
    name: 'put-in-place',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async renderChunk(code, { name }) {
      if (name === 'react') return null
      const options = { module: true, ecma: 2020, compress: { passes: 3 }, mangle: false } as const
      const { code: smaller = code } = await minify(code, options)
      return { code: smaller, map: null }
    },
  }
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
