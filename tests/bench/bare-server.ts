import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

/** The smallest possible server: sends the headers and body of two files with `node:http` alone. */
const [port, headersFile = '', bodyFile = ''] = process.argv.slice(2)
const headers: string[] = JSON.parse(await readFile(headersFile, 'utf8'))
const body = await readFile(bodyFile)
createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1')
