// Plain JavaScript without dependencies: it runs on any Node from 20 on, before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { say } from '../server/commands/prepare.mjs'

/** Draws no window around the page, which saves a third of the time of the end-to-end tests. */
const shell = 'chromium-headless-shell'
const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Returns the path of a browser for the end-to-end tests. It is Debian's headless shell, installed
 * first if this process may do so, else an installed browser. Returns an empty path if Playwright
 * should use its own download. Exits with advice if none of these works.
 */
export function findBrowser() {
  const found = process.env.BROWSER_PATH || onPath(shell) || installedShell() || installedBrowser()
  if (found) return found
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (status === 0) return ''
  console.error(
    'The end-to-end tests need a browser and none could be found or downloaded. Install Chromium or Chrome, or set BROWSER_PATH to one, and run npm test again.',
  )
  process.exit(1)
}

/** Only root may install packages, and the machine may be offline. */
function installedShell() {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined
  say(`Installing Debian's ${shell} …`)
  for (const args of [['update'], ['install', '-y', shell]])
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  return onPath(shell)
}

function installedBrowser() {
  return commands.map(onPath).find(Boolean) || applications.find((path) => existsSync(path))
}

function onPath(command) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path))
}
