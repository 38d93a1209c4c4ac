// Plain JavaScript without dependencies: it runs before the installation, on any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const binaries = join(root, 'node_modules/.bin')
const buildStamp = join(root, 'dist/.built')
/** Every source of the built site. */
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
/** Files that the build itself writes into its inputs. */
const generated = ['app/i18n/paraglide', 'app/routeTree.gen.ts']

/** Puts the pinned Node and the installed commands first in the PATH. */
export const environment = {
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
}

/** Installs the locked packages of a folder unless this lock file is already installed. */
export function install(folder = '.', options = []) {
  const stamp = join(root, folder, 'node_modules/.installed')
  const lock = fingerprint(['package.json', 'package-lock.json'].map((file) => join(folder, file)))
  if (readStamp(stamp) === lock) return
  say('Installing packages …')
  // Not "npm ci": it refuses a lock file that lacks the optional packages of other platforms.
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  run('npm', ['install', ...quietly, ...options], { cwd: join(root, folder) })
  // Newer npm versions block unapproved install scripts; the Node package needs its script.
  if (!existsSync(join(root, 'node_modules/node/bin/node'))) run('npm', ['rebuild', 'node'])
  writeFileSync(stamp, lock)
}

/** Builds the site unless the existing build has the same sources. */
export function build() {
  if (isBuilt()) return
  run('node', ['server/commands/compile-messages.ts'])
  buildWithMessages()
}

/** Like build(), with messages that are compiled: to compile them again would disturb their readers. */
export function buildWithMessages() {
  if (isBuilt()) return
  const sources = fingerprint(buildInputs)
  say('Building the site …')
  // The same sources get the same build id, so open pages announce no new version.
  run('node', ['server/commands/build.ts'], { env: { ...environment, VITE_BUILD_ID: sources } })
  writeFileSync(buildStamp, sources)
}

function isBuilt() {
  return readStamp(buildStamp) === fingerprint(buildInputs)
}

/** Runs a program with the pinned Node until it exits. */
export async function runProgram(program, args = []) {
  const child = spawn('node', [program, ...args], { cwd: root, env: environment, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((resolve) =>
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 0))),
  )
}

/** Runs a command; if it fails, this process exits with the same code. */
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

/** Hashes the names and contents of files and folders, except generated ones. */
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
