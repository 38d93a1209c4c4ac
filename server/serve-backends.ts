import { Hono } from 'hono'
import { parseSettings } from '#app/config/settings.ts'
import { demoFactsOf, openEmbeddedBackends } from './embedded-backends.ts'
import { listen } from './listen.ts'
import { createLog } from './log/create-log.ts'
import { logProcess } from './log/log-process.ts'
import { runProgram } from './run-program.ts'

/** The site on this machine sends x-forwarded-for; sites elsewhere must be configured. */
const thisMachine = ['127.0.0.0/8', '::1']

/** The embedded backends as a separate service, for sites whose *_API_URL settings name it. */
await runProgram(async () => {
  const settings = parseSettings(process.env)
  const log = createLog(settings)
  logProcess(log)
  const port = settings.BACKENDS_PORT
  const origin = `http://${settings.HOST}:${port}`
  const backends = await openEmbeddedBackends(settings, log, { publicPathsOrigin: origin })
  const app = new Hono()
    .mount('/main', backends.main.fetch)
    .mount('/cms', backends.cms.fetch)
    .mount('/blog', backends.blog.fetch)
    .route('/', backends.publicPaths)
  const listener = await listen({
    settings: {
      ...settings,
      PUBLIC_ORIGIN: origin,
      TRUSTED_PROXIES: [...thisMachine, ...settings.TRUSTED_PROXIES],
    },
    port,
    log,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    ready: backends.ready,
    answer: (request, { clientAddress }) => app.fetch(request, { clientAddress }),
  })
  const lines = [
    `Backends: ${origin}/main, ${origin}/cms, ${origin}/blog; described at ${origin}/main/openapi.json`,
    ...demoFactsOf(backends, settings.PUBLIC_ORIGIN),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return {
    async close() {
      await listener.close()
      await backends.close()
    },
  }
})
