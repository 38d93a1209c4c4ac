// Loaded into the site's process before anything else. On a signal, React alone renders the next
// page in a loop. The process writes the processor time of one render to stderr.
import { createRequire } from 'node:module'

const loops = 150
// The site sets this later, but React has a slower build for development.
process.env.NODE_ENV ??= 'production'
const server = createRequire(import.meta.url)('react-dom/server')
const { renderToString } = server
let isRequested = false

process.on('SIGUSR2', () => {
  isRequested = true
})

server.renderToString = (element) => {
  if (isRequested) {
    isRequested = false
    const before = process.cpuUsage()
    for (let loop = 0; loop < loops; loop++) renderToString(element)
    const { user, system } = process.cpuUsage(before)
    process.stderr.write(`renderToString ${Math.round((user + system) / loops)} µs\n`)
  }
  return renderToString(element)
}
