import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '#tests/site-process.ts'
import { auditAccessibility } from './accessibility.ts'
import { type AuditResult, isMet } from './audit-result.ts'
import { auditHtml } from './html.ts'
import { auditLighthouse } from './lighthouse.ts'
import { reportOf } from './report.ts'
import { listVisitors } from './visitors.ts'

const port = 4391
const file = join(import.meta.dirname, 'latest-audit.json')
const audits = { html: auditHtml, accessibility: auditAccessibility, lighthouse: auditLighthouse }

const wanted = process.argv.slice(2)
if (wanted.some((name) => !Object.hasOwn(audits, name))) {
  console.error(`Usage: npm run audit:web [-- ${Object.keys(audits).join(' | ')}]`)
  process.exit(2)
}
const dataDir = await mkdtemp(join(tmpdir(), 'audit-'))
try {
  // As `npm start` does, so that the console has rows.
  const settings = { PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const site = await startSite(settings, '/readyz', ['--demo-room'])
  const results: Record<string, AuditResult> = {}
  try {
    const visitors = await listVisitors(site.origin, dataDir)
    for (const [name, audit] of Object.entries(audits))
      if (wanted.length === 0 || wanted.includes(name))
        results[name] = await audit(site.origin, visitors)
  } finally {
    await site.stop()
  }
  process.stdout.write(reportOf(Object.values(results)))
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version }
  const latest = { ...(await readLatest()), machine, ...results }
  await writeFile(file, `${JSON.stringify(latest, null, 2)}\n`)
  process.exitCode = Object.values(results).every(({ figures }) => figures.every(isMet)) ? 0 : 1
} finally {
  await rm(dataDir, { recursive: true })
}

/** The results of the tools that this run leaves out stay as they are. */
async function readLatest(): Promise<object> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
}
