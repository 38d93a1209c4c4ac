import { createBuilder } from 'vite'
import { precompress } from './precompress.ts'

const builder = await createBuilder({ configFile: 'app.config.ts' })
await builder.buildApp()
await precompress('dist/client')
