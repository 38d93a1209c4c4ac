import { eq } from 'drizzle-orm'
import { memberProfileFields } from '#server/contract/member-profile.schema.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { calmModeTable } from '#server/db/main/calm-mode.table.ts'
import { healthConsentTable } from '#server/db/main/health-consent.table.ts'
import { nutritionProfileTable } from '#server/db/main/nutrition-profile.table.ts'
import { ownFoodTable } from '#server/db/main/own-food.table.ts'
import { ramadanTable } from '#server/db/main/ramadan.table.ts'
import { sessionTable } from '#server/db/main/session.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { pick, readTable } from './read-table.ts'

/** The member's profile, devices, tracker settings and audit entries. */
export async function readMemberRows(db: Database, userId: string) {
  return {
    profile: await readTable(db, userTable, {
      columns: {
        ...pick(userTable, 'id', 'email', 'emailVerifiedAt', ...memberProfileFields),
        ...pick(userTable, 'photoUrl', 'googleEmail', 'googleSubject'),
        ...pick(userTable, 'locale', 'adultStatedAt', 'createdAt'),
      },
      where: eq(userTable.id, userId),
      order: [],
    }),
    devices: await readTable(db, sessionTable, {
      columns: {
        id: sessionTable.id,
        name: sessionTable.device,
        signedInAt: sessionTable.createdAt,
        ...pick(sessionTable, 'lastSeenAt', 'endedAt'),
      },
      where: eq(sessionTable.userId, userId),
      order: [sessionTable.createdAt, sessionTable.id],
    }),
    nutritionProfile: await readTable(db, nutritionProfileTable, {
      columns: {
        ...pick(nutritionProfileTable, 'sex', 'bornOn', 'centimetres', 'activity'),
        ...pick(nutritionProfileTable, 'isPregnant', 'isLactating', 'hasDisease'),
        ...pick(nutritionProfileTable, 'eatingNeedsPerson', 'eatingCheckedOn'),
      },
      where: eq(nutritionProfileTable.userId, userId),
      order: [],
    }),
    healthConsents: await readTable(db, healthConsentTable, {
      columns: {
        ...pick(healthConsentTable, 'isGiven', 'isAdult', 'textVersion', 'language', 'decidedAt'),
      },
      where: eq(healthConsentTable.userId, userId),
      order: [healthConsentTable.number],
    }),
    calmMode: await readTable(db, calmModeTable, {
      columns: pick(calmModeTable, 'switchedOnAt'),
      where: eq(calmModeTable.userId, userId),
      order: [],
    }),
    ramadan: await readTable(db, ramadanTable, {
      columns: pick(ramadanTable, 'startsOn', 'endsOn'),
      where: eq(ramadanTable.userId, userId),
      order: [],
    }),
    ownFoods: await readTable(db, ownFoodTable, {
      columns: pick(ownFoodTable, 'id', 'food', 'createdAt'),
      where: eq(ownFoodTable.userId, userId),
      order: [ownFoodTable.createdAt, ownFoodTable.id],
    }),
    auditEntries: await readTable(db, auditEntryTable, {
      columns: pick(auditEntryTable, 'at', 'action', 'actorId', 'actorKind', 'reason'),
      where: eq(auditEntryTable.subjectId, userId),
      order: [auditEntryTable.at, auditEntryTable.id],
    }),
  }
}
