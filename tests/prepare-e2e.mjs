// Plain JavaScript without dependencies: it runs on any Node from 20 on.
import { buildWithMessages, run } from '../server/commands/prepare.mjs'
import { findBrowser } from './browser.mjs'

findBrowser()
buildWithMessages()
run('node', ['tests/e2e/make-database-image.ts'])
