import { dropTestDatabases } from './postgresql.ts'

await dropTestDatabases(Number(process.argv[2]))
