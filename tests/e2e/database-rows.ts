import { sql } from 'drizzle-orm'
import { toCamelCase } from 'drizzle-orm/casing'
import type { TrackerExport } from '#server/contract/tracker-export.schema.ts'
import { type Database, openDatabase } from '#server/db/open-database.ts'

type Row = Record<string, unknown>
type Location = Parameters<typeof openDatabase>[0]

/** Tables whose rows an export contains, with the columns that it omits. */
const exported = {
  weights: [],
  measurements: [],
  food_entries: [],
  planned_foods: [],
  goals: [],
  // The id lets its holder end the reminder, and the due time follows from the other columns.
  reminders: ['id', 'due_at'],
  // The picture is a separate file, and the arrival time is not the member's data.
  photos: ['type', 'content', 'created_at'],
} as const

type RowsOfTracker = Omit<TrackerExport, 'schemaVersion' | 'exportedAt'>

/**
 * Reads a tracker from the database of a stopped site, table by table and column by column. It uses
 * plain SQL instead of the site's queries, which might share a fault with the export.
 */
export async function readDatabase(location: Location, trackerId: string) {
  const { db, close } = await openDatabase(location)
  try {
    const rowsOf = (table: string, column = 'tracker_id', owner = trackerId) =>
      readRows(db, { table, column, owner })
    const [tracker = {}] = await rowsOf('trackers', 'id')
    // The number is the database's own key.
    const { userId, createdAt: _, number: __, ...shown } = toExportedRow(tracker)
    const tables = await Promise.all(
      Object.entries(exported).map(async ([table, omitted]) => {
        const rows = await rowsOf(table)
        return [
          toCamelCase(table),
          rows.map((row) => toExportedRow(row, ['tracker_id', ...omitted])),
        ]
      }),
    )
    const ownFoods = await rowsOf('own_foods', 'user_id', String(userId))
    const calmModes = await rowsOf('calm_modes', 'user_id', String(userId))
    const rows = {
      // The export adds what ended the program, a refund say; here nothing did.
      ...{
        tracker: { ...shown, endedBy: null },
        isCalm: calmModes.length > 0,
        ...Object.fromEntries(tables),
      },
      ownFoods: ownFoods.map((row) => {
        const { food, createdAt } = toExportedRow(row)
        return { ...(food as Row), createdAt }
      }),
    } as RowsOfTracker
    return {
      rows: inOrder(rows),
      pictures: (await rowsOf('photos')).map(pictureOf),
    }
  } finally {
    await close()
  }
}

/** Sorts the rows of an export, because its tables have no order. */
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

/** Converts a row to the field names and time format of an export. */
function toExportedRow(row: Row, omitted: readonly string[] = []): Row {
  const cells = Object.entries(row).filter(([name]) => !omitted.includes(name))
  return Object.fromEntries(
    cells.map(([name, value]) => [
      toCamelCase(name),
      isMoment(value) ? new Date(value).toISOString() : value,
    ]),
  )
}

/** The time of day of a measurement is no moment. */
function isMoment(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)
}

/** Names a picture like its file in an archive. */
function pictureOf({ tracker_id: trackerId, id, taken_on: takenOn, content }: Row) {
  const bytes = Buffer.from(String(content).slice('\\x'.length), 'hex')
  return { name: `photos/${trackerId}/${takenOn}-${id}.jpg`, content: bytes.toString() }
}
