import { findPostgresql } from './postgresql.ts'

// Told by the exit code, so that a plain script can ask before it starts the tests.
process.exit((await findPostgresql()) ? 0 : 1)
