import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

/** The least that can answer: the bytes of a file, on a port, with `node:http` alone. */
const [port, file = ''] = process.argv.slice(2)
const bytes = await readFile(file)
createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(bytes)
}).listen(Number(port), '127.0.0.1')
