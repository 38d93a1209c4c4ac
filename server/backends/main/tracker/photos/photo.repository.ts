import { and, asc, eq, ne } from 'drizzle-orm'
import type { Photo } from '#server/contract/photo.schema.ts'
import { deletedPhotoTable } from '#server/db/main/deleted-photo.table.ts'
import { photoTable } from '#server/db/main/photo.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

type OfTracker = { trackerId: string; id: string }

/** Lists the photos, oldest first, without pictures. The caller checks the tracker's owner. */
export async function listPhotos(db: Database, trackerId: string): Promise<Photo[]> {
  return db
    .select({ id: photoTable.id, takenOn: photoTable.takenOn })
    .from(photoTable)
    .where(eq(photoTable.trackerId, trackerId))
    .orderBy(asc(photoTable.takenOn), asc(photoTable.createdAt), asc(photoTable.id))
}

/** Lists the photos of a member or of one of their trackers, oldest first, without pictures. */
export async function listPhotosOf(
  db: Database,
  { userId, trackerId }: { userId: string; trackerId: string | undefined },
) {
  return db
    .select({
      trackerId: photoTable.trackerId,
      id: photoTable.id,
      takenOn: photoTable.takenOn,
    })
    .from(photoTable)
    .innerJoin(trackerTable, eq(trackerTable.id, photoTable.trackerId))
    .where(
      and(
        eq(trackerTable.userId, userId),
        trackerId === undefined ? undefined : eq(trackerTable.id, trackerId),
      ),
    )
    .orderBy(asc(photoTable.takenOn), asc(photoTable.createdAt), asc(photoTable.id))
}

/** Counts a tracker's photos except this one, which may already exist. */
export async function countOtherPhotos(
  db: Database,
  { trackerId, id }: OfTracker,
): Promise<number> {
  return db.$count(photoTable, and(eq(photoTable.trackerId, trackerId), ne(photoTable.id, id)))
}

export async function findPicture(db: Database, { trackerId, id }: OfTracker) {
  const [picture] = await db
    .select({ type: photoTable.type, content: photoTable.content })
    .from(photoTable)
    .where(and(eq(photoTable.trackerId, trackerId), eq(photoTable.id, id)))
  return picture
}

/** Replaces a photo with the same id. */
export async function upsertPhoto(
  db: Database,
  row: typeof photoTable.$inferInsert,
): Promise<void> {
  const { takenOn, type, content } = row
  await db
    .insert(photoTable)
    .values(row)
    .onConflictDoUpdate({
      target: [photoTable.trackerId, photoTable.id],
      set: { takenOn, type, content },
    })
}

/** Returns true if the photo's id was deleted, which is final. */
export async function isPhotoDeleted(db: Database, { trackerId, id }: OfTracker): Promise<boolean> {
  const { trackerId: tracker, id: photo } = deletedPhotoTable
  return (await db.$count(deletedPhotoTable, and(eq(tracker, trackerId), eq(photo, id)))) > 0
}

/** Deletes the photo and records its id, even if the photo has not arrived yet. */
export async function deletePhoto(
  db: Database,
  { deletedAt, ...photo }: OfTracker & { deletedAt: Date },
): Promise<void> {
  const { trackerId, id } = photo
  await db.delete(photoTable).where(and(eq(photoTable.trackerId, trackerId), eq(photoTable.id, id)))
  await db
    .insert(deletedPhotoTable)
    .values({ ...photo, deletedAt })
    .onConflictDoNothing()
}
