// Plain JavaScript without dependencies: it runs on any Node from 20 on.
import { buildWithMessages } from '../server/commands/prepare.mjs'
import { findBrowser } from './browser.mjs'

findBrowser()
buildWithMessages()
