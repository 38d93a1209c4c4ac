import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { type AuditResult, countFaults } from './audit-result.ts'
import { isUnknownCss } from './unknown-css.ts'
import { cookieHeaderOf, type Visitors } from './visitors.ts'

const run = promisify(execFile)
const checker = join(import.meta.dirname, 'tools/node_modules/vnu-jar/build/dist/vnu.jar')
const mostOutputBytes = 64 * 1024 * 1024
const languages = ['en', 'id']

const reportSchema = v.object({
  messages: v.array(
    v.object({
      type: v.string(),
      url: v.optional(v.string(), ''),
      message: v.string(),
      extract: v.optional(v.string(), ''),
    }),
  ),
})

/** Runs the W3C's HTML checker on the server's HTML of every address in both languages. */
export async function auditHtml(origin: string, visitors: Visitors): Promise<AuditResult> {
  const dir = await mkdtemp(join(tmpdir(), 'audit-html-'))
  try {
    const pages = new Map<string, string>()
    for (const { cookies, addresses } of Object.values(visitors))
      for (const language of languages)
        for (const address of addresses) {
          const file = join(dir, `${pages.size}.html`)
          const headers = { 'accept-language': language, cookie: cookieHeaderOf(cookies) }
          const response = await fetch(origin + address, { headers })
          await writeFile(file, await response.text())
          pages.set(file, `${address} (${language})`)
        }
    const findings = (await check([...pages.keys()])).map(
      ({ url, message, extract }) => `${pages.get(new URL(url).pathname)}: ${message} ${extract}`,
    )
    return countFaults(`${pages.size} pages`, 'HTML errors', findings)
  } finally {
    await rm(dir, { recursive: true })
  }
}

/** Returns the checker's errors; a page that it cannot parse counts as one. */
async function check(files: string[]) {
  const args = ['-jar', checker, '--exit-zero-always', '--format', 'json', '--stdout', ...files]
  const { stdout } = await run('java', args, { maxBuffer: mostOutputBytes }).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    throw new Error(
      'The HTML checker needs Java, and there is no command "java" here. On Debian it comes with the package default-jre-headless.',
    )
  })
  return v
    .parse(reportSchema, JSON.parse(stdout))
    .messages.filter(({ type, message }) => type !== 'info' && !isUnknownCss(message))
}
