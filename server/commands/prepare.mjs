// Plain JavaScript without dependencies: it runs on any Node from 20 on, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const binaries = join(root, 'node_modules/.bin')
const buildStamp = join(root, 'dist/.built')
/** Everything that the built site is made of. */
const buildInputs = [
  'app',
  'public',
  'project.inlang/settings.json',
  'server/contract',
  'server/entry.ts',
  'server/inline-sources.ts',
  'server/kol-link.ts',
  'server/render',
  'server/security-headers.ts',
  'server/commands',
  'app.config.ts',
  'package-lock.json',
]
/** What the build itself writes into its inputs. */
const generated = ['app/i18n/paraglide', 'app/routeTree.gen.ts']

/** The environment in which the pinned Node and the installed commands come first. */
export const environment = {
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
}

/** Installs the locked packages of a folder unless this very lock file is installed already. */
export function install(folder = '.', options = []) {
  const stamp = join(root, folder, 'node_modules/.installed')
  const lock = fingerprint(['package.json', 'package-lock.json'].map((file) => join(folder, file)))
  if (readStamp(stamp) === lock) return
  say('Installing packages …')
  // Not "npm ci": it refuses a lock file that lacks the optional packages of other platforms.
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  run('npm', ['install', ...quietly, ...options], { cwd: join(root, folder) })
  // Newer versions of npm hold back install scripts that nobody has approved; ours is the runtime.
  if (!existsSync(join(root, 'node_modules/node/bin/node'))) run('npm', ['rebuild', 'node'])
  writeFileSync(stamp, lock)
}

/** Builds the site unless the build on the disk is of these very sources. */
export function build() {
  const sources = fingerprint(buildInputs)
  if (readStamp(buildStamp) === sources) return
  say('Building the site …')
  run('node', ['server/commands/compile-messages.ts'])
  // The same sources are the same build: open pages are not told of a newer one.
  run('node', ['server/commands/build.ts'], { env: { ...environment, VITE_BUILD_ID: sources } })
  writeFileSync(buildStamp, sources)
}

/** Runs a program with the pinned Node until it ends. */
export async function runProgram(program, args = []) {
  const child = spawn('node', [program, ...args], { cwd: root, env: environment, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((resolve) =>
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 0))),
  )
}

/** Runs a command to its end; its failure ends this process with the same exit code. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...options,
  })
  if (status !== 0) process.exit(status ?? 1)
}

export function say(sentence) {
  process.stdout.write(`${sentence}\n`)
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** One hash over the names and contents of files and folders, generated ones left out. */
function fingerprint(paths) {
  const hash = createHash('sha256').update(process.platform)
  for (const path of paths.flatMap(filesOf))
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function filesOf(path) {
  if (generated.includes(path)) return []
  const full = join(root, path)
  if (!existsSync(full)) return []
  const entries = readdirSafely(full)
  if (!entries) return [path]
  return entries.sort().flatMap((name) => filesOf(`${path}/${name}`))
}

function readdirSafely(folder) {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}
