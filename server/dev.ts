import type { NodeHttp1Handler, ServerMiddleware } from 'srvx'
import { fetchNodeHandler } from 'srvx/node'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { parseSettings } from '#app/config/settings.ts'
import { createLog } from './log/create-log.ts'
import { runProgram } from './run-program.ts'
import { openSite, type SiteEntry } from './site.ts'

/** The development server: Vite serves the browser modules, the site everything else. */
await runProgram(async () => {
  const settings = parseSettings(process.env)
  const vite = await createServer({
    configFile: 'app.config.ts',
    appType: 'custom',
    server: { middlewareMode: true },
  })
  const ssr = vite.environments.ssr
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite has no runnable ssr environment')
  const site = await openSite({
    settings,
    log: createLog(settings),
    loadEntry: async () => {
      const loaded: { default: SiteEntry } = await ssr.runner.import('/server/entry.ts')
      return loaded.default
    },
    middleware: [serveModules(vite)],
    cachesPages: false,
  })
  return {
    async close() {
      await site.close()
      await vite.close()
    },
  }
})

/** Serves Vite's modules and passes every other request to the site. */
function serveModules({ middlewares }: ViteDevServer): ServerMiddleware {
  return (request, next) =>
    new Promise((resolve, reject) => {
      const serveModule: NodeHttp1Handler = (req, res) =>
        middlewares(req, res, (error?: Error) => (error ? reject(error) : resolve(next())))
      fetchNodeHandler(serveModule, request).then(resolve, reject)
    })
}
