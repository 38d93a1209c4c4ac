import { findPostgresql } from './postgresql.ts'

// Reports by its exit code, so that the runner can ask before it starts the tests.
process.exit((await findPostgresql()) ? 0 : 1)
