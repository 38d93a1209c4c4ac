import { sql } from 'drizzle-orm'
import type { TrackerExport } from '#server/contract/tracker-export.schema.ts'
import { type Database, openDatabase } from '#server/db/open-database.ts'

type Row = Record<string, unknown>
type Location = Parameters<typeof openDatabase>[0]

/** Tables whose rows are of a tracker and in its export, with the columns that are not in there. */
const exported = {
  weights: [],
  measurements: [],
  food_entries: [],
  planned_foods: [],
  goals: [],
  // Its id ends it, for whoever has that; when it is due follows from the rest.
  reminders: ['id', 'due_at'],
  // The picture is a file beside the tables, and when it arrived is nothing that was written down.
  photos: ['type', 'content', 'created_at'],
} as const

/** Of a tracker, but nothing that its member wrote down in it. */
const unexported = [
  ...['deleted_photos', 'program_periods', 'session_credits', 'sync_operations'],
  'tracker_shares',
]

type RowsOfTracker = Omit<TrackerExport, 'schemaVersion' | 'exportedAt'>

/**
 * What the database of a site that has stopped holds of a tracker, table by table and column by
 * column: read by SQL of its own, past everything with which the site reads.
 */
export async function readDatabase(location: Location, trackerId: string) {
  const { db, close } = await openDatabase(location)
  try {
    const rowsOf = (table: string, column = 'tracker_id', owner = trackerId) =>
      readRows(db, { table, column, owner })
    const [tracker = {}] = await rowsOf('trackers', 'id')
    const { userId, createdAt: _, ...shown } = written(tracker)
    const tables = await Promise.all(
      Object.entries(exported).map(async ([table, left]) => {
        const rows = await rowsOf(table)
        return [camelCase(table), rows.map((row) => written(row, ['tracker_id', ...left]))]
      }),
    )
    const ownFoods = await rowsOf('own_foods', 'user_id', String(userId))
    const calmModes = await rowsOf('calm_modes', 'user_id', String(userId))
    const rows = {
      ...{ tracker: shown, isCalm: calmModes.length > 0, ...Object.fromEntries(tables) },
      ownFoods: ownFoods.map((row) => {
        const { food, createdAt } = written(row)
        return { ...(food as Row), createdAt }
      }),
    } as RowsOfTracker
    return {
      rows: inOrder(rows),
      pictures: (await rowsOf('photos')).map(pictureOf),
      /** Tables of a tracker that are neither exported nor known not to be. */
      forgottenTables: await findForgottenTables(db),
    }
  } finally {
    await close()
  }
}

/** Rows of an export in an order that its tables do not have. */
export function inOrder<Rows extends object>(rows: Rows): Rows {
  const keyOf = (row: Row) => String(row.id ?? row.measuredOn)
  const sorted = Object.entries(rows).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))) : value,
  ])
  return Object.fromEntries(sorted)
}

async function readRows(db: Database, of: { table: string; column: string; owner: string }) {
  const table = sql.identifier(of.table)
  const rows = await db
    .select({ row: sql<Row>`to_jsonb(r)` })
    .from(sql`main.${table} r`)
    .where(sql`${sql.identifier(of.column)} = ${of.owner}`)
  return rows.map(({ row }) => row)
}

async function findForgottenTables(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'main' and column_name = 'tracker_id'`)
  const known: string[] = [...Object.keys(exported), ...unexported]
  return rows.map(({ name }) => name).filter((name) => !known.includes(name))
}

/** A row under the names of an export, its moments as an export writes them. */
function written(row: Row, left: readonly string[] = []): Row {
  const cells = Object.entries(row).filter(([name]) => !left.includes(name))
  return Object.fromEntries(
    cells.map(([name, value]) => [
      camelCase(name),
      name.endsWith('_at') ? new Date(String(value)).toISOString() : value,
    ]),
  )
}

/** A picture under the name of its file in an archive. */
function pictureOf({ tracker_id: trackerId, id, taken_on: takenOn, content }: Row) {
  const bytes = Buffer.from(String(content).slice('\\x'.length), 'hex')
  return { name: `photos/${trackerId}/${takenOn}-${id}.jpg`, content: bytes.toString() }
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
