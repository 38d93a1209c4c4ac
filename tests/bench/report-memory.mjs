// Loaded into the site's process before anything else. On a signal, the process collects garbage and
// writes the bytes that it uses to stderr.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('SIGUSR2', () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  process.stderr.write(`memory ${heapUsed + external} bytes\n`)
})
