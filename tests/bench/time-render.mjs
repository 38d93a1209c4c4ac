// Loaded into the site's process before anything else: on a signal, the next page is rendered in a loop
// by React alone, and the error stream says how much processor time one render took.
import { createRequire } from 'node:module'

const loops = 150
// As the site does, which starts after this: React has another build for development.
process.env.NODE_ENV ??= 'production'
const server = createRequire(import.meta.url)('react-dom/server')
const { renderToString } = server
let isAsked = false

process.on('SIGUSR2', () => {
  isAsked = true
})

server.renderToString = (element) => {
  if (isAsked) {
    isAsked = false
    const before = process.cpuUsage()
    for (let loop = 0; loop < loops; loop++) renderToString(element)
    const { user, system } = process.cpuUsage(before)
    process.stderr.write(`renderToString ${Math.round((user + system) / loops)} µs\n`)
  }
  return renderToString(element)
}
