import { asc, eq, sql } from 'drizzle-orm'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { calmModeTable } from '#server/db/main/calm-mode.table.ts'
import { cartTable } from '#server/db/main/cart.table.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { goalTable } from '#server/db/main/goal.table.ts'
import { kolTable } from '#server/db/main/kol.table.ts'
import { kolCommissionTable } from '#server/db/main/kol-commission.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { nutritionProfileTable } from '#server/db/main/nutrition-profile.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { ownFoodTable } from '#server/db/main/own-food.table.ts'
import { photoTable } from '#server/db/main/photo.table.ts'
import { plannedFoodTable } from '#server/db/main/planned-food.table.ts'
import { programPeriodTable } from '#server/db/main/program-period.table.ts'
import { ramadanTable } from '#server/db/main/ramadan.table.ts'
import { receiptTable } from '#server/db/main/receipt.table.ts'
import { refundTable } from '#server/db/main/refund.table.ts'
import { reminderTable } from '#server/db/main/reminder.table.ts'
import { sessionTable } from '#server/db/main/session.table.ts'
import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import { shareViewTable } from '#server/db/main/share-view.table.ts'
import { syncOperationTable } from '#server/db/main/sync-operation.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { trackerShareTable } from '#server/db/main/tracker-share.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'

/**
 * Every row that is one member's, oldest first, without what is a secret of the site's: hashes and
 * links. A new table with a member in it belongs here, and into `deletion.repository.ts`.
 */
export async function readRowsOf(db: Database, userId: string) {
  return {
    profile: await db
      .select({
        id: userTable.id,
        email: userTable.email,
        emailVerifiedAt: userTable.emailVerifiedAt,
        firstName: userTable.firstName,
        lastName: userTable.lastName,
        birthDate: userTable.birthDate,
        country: userTable.country,
        phone: userTable.phone,
        photoUrl: userTable.photoUrl,
        googleEmail: userTable.googleEmail,
        googleSubject: userTable.googleSubject,
        locale: userTable.locale,
        createdAt: userTable.createdAt,
      })
      .from(userTable)
      .where(eq(userTable.id, userId)),
    devices: await db
      .select({
        id: sessionTable.id,
        name: sessionTable.device,
        signedInAt: sessionTable.createdAt,
        lastSeenAt: sessionTable.lastSeenAt,
        endedAt: sessionTable.endedAt,
      })
      .from(sessionTable)
      .where(eq(sessionTable.userId, userId))
      .orderBy(asc(sessionTable.createdAt), asc(sessionTable.id)),
    carts: await db
      .select({
        id: cartTable.id,
        productServiceId: cartTable.productServiceId,
        createdAt: cartTable.createdAt,
      })
      .from(cartTable)
      .where(eq(cartTable.userId, userId))
      .orderBy(asc(cartTable.createdAt), asc(cartTable.id)),
    orders: await db
      .select({
        id: orderTable.id,
        productServiceId: orderTable.productServiceId,
        totalRupiah: orderTable.totalRupiah,
        state: orderTable.state,
        locale: orderTable.locale,
        createdAt: orderTable.createdAt,
      })
      .from(orderTable)
      .where(eq(orderTable.userId, userId))
      .orderBy(asc(orderTable.createdAt), asc(orderTable.id)),
    transactions: await db
      .select({
        id: transactionTable.id,
        orderId: transactionTable.orderId,
        productServiceId: transactionTable.productServiceId,
        totalRupiah: transactionTable.totalRupiah,
        state: transactionTable.state,
        createdAt: transactionTable.createdAt,
        expiresAt: transactionTable.expiresAt,
        paidAt: transactionTable.paidAt,
      })
      .from(transactionTable)
      .where(eq(transactionTable.userId, userId))
      .orderBy(asc(transactionTable.createdAt), asc(transactionTable.id)),
    trackers: await db
      .select({
        id: trackerTable.id,
        programSlug: trackerTable.programSlug,
        startsOn: trackerTable.startsOn,
        endsOn: trackerTable.endsOn,
        sessionBalance: trackerTable.sessionBalance,
        createdAt: trackerTable.createdAt,
      })
      .from(trackerTable)
      .where(eq(trackerTable.userId, userId))
      .orderBy(asc(trackerTable.createdAt), asc(trackerTable.id)),
    programPeriods: await db
      .select({
        orderId: programPeriodTable.orderId,
        trackerId: programPeriodTable.trackerId,
        startsOn: programPeriodTable.startsOn,
        endsOn: programPeriodTable.endsOn,
        sessionCount: programPeriodTable.sessionCount,
        createdAt: programPeriodTable.createdAt,
        reversedAt: programPeriodTable.reversedAt,
      })
      .from(programPeriodTable)
      .innerJoin(trackerTable, eq(trackerTable.id, programPeriodTable.trackerId))
      .where(eq(trackerTable.userId, userId))
      .orderBy(asc(programPeriodTable.startsOn), asc(programPeriodTable.orderId)),
    sessionCredits: await db
      .select({
        trackerId: sessionCreditTable.trackerId,
        kind: sessionCreditTable.kind,
        amount: sessionCreditTable.amount,
        orderId: sessionCreditTable.orderId,
        createdAt: sessionCreditTable.createdAt,
      })
      .from(sessionCreditTable)
      .innerJoin(trackerTable, eq(trackerTable.id, sessionCreditTable.trackerId))
      .where(eq(trackerTable.userId, userId))
      .orderBy(asc(sessionCreditTable.createdAt), asc(sessionCreditTable.id)),
    receipts: await db
      .select({
        number: receiptTable.number,
        orderId: receiptTable.orderId,
        buyerName: receiptTable.buyerName,
        content: sql<string>`${receiptTable.content}::text`,
        issuedAt: receiptTable.issuedAt,
      })
      .from(receiptTable)
      .innerJoin(orderTable, eq(orderTable.id, receiptTable.orderId))
      .where(eq(orderTable.userId, userId))
      .orderBy(asc(receiptTable.issuedAt), asc(receiptTable.number)),
    refunds: await db
      .select({
        id: refundTable.id,
        transactionId: refundTable.transactionId,
        amountRupiah: refundTable.amountRupiah,
        state: refundTable.state,
        requestedAt: refundTable.requestedAt,
        settledAt: refundTable.settledAt,
      })
      .from(refundTable)
      .innerJoin(transactionTable, eq(transactionTable.id, refundTable.transactionId))
      .where(eq(transactionTable.userId, userId))
      .orderBy(asc(refundTable.requestedAt), asc(refundTable.id)),
    kolCodes: await db
      .select({
        code: kolTable.code,
        name: kolTable.name,
        commissionPercent: kolTable.commissionPercent,
        createdAt: kolTable.createdAt,
        endedAt: kolTable.endedAt,
      })
      .from(kolTable)
      .where(eq(kolTable.userId, userId)),
    kolCommissions: await db
      .select({
        kolCode: kolCommissionTable.kolCode,
        kind: kolCommissionTable.kind,
        amountRupiah: kolCommissionTable.amountRupiah,
        createdAt: kolCommissionTable.createdAt,
      })
      .from(kolCommissionTable)
      .innerJoin(kolTable, eq(kolTable.code, kolCommissionTable.kolCode))
      .where(eq(kolTable.userId, userId))
      .orderBy(asc(kolCommissionTable.createdAt), asc(kolCommissionTable.id)),
    weights: await db
      .select({
        trackerId: weightTable.trackerId,
        measuredOn: weightTable.measuredOn,
        kilograms: weightTable.kilograms,
      })
      .from(weightTable)
      .innerJoin(trackerTable, eq(trackerTable.id, weightTable.trackerId))
      .where(eq(trackerTable.userId, userId))
      .orderBy(asc(weightTable.trackerId), asc(weightTable.measuredOn)),
    measurements: await db
      .select({
        trackerId: measurementTable.trackerId,
        id: measurementTable.id,
        kind: measurementTable.kind,
        measuredOn: measurementTable.measuredOn,
        value: measurementTable.value,
        secondValue: measurementTable.secondValue,
        createdAt: measurementTable.createdAt,
      })
      .from(measurementTable)
      .innerJoin(trackerTable, eq(trackerTable.id, measurementTable.trackerId))
      .where(eq(trackerTable.userId, userId))
      .orderBy(asc(measurementTable.measuredOn), asc(measurementTable.id)),
    foodEntries: await db
      .select({
        trackerId: foodEntryTable.trackerId,
        id: foodEntryTable.id,
        eatenOn: foodEntryTable.eatenOn,
        meal: foodEntryTable.meal,
        foodId: foodEntryTable.foodId,
        measure: foodEntryTable.measure,
        amount: foodEntryTable.amount,
        grams: foodEntryTable.grams,
        food: sql<string>`${foodEntryTable.food}::text`,
        createdAt: foodEntryTable.createdAt,
      })
      .from(foodEntryTable)
      .innerJoin(trackerTable, eq(trackerTable.id, foodEntryTable.trackerId))
      .where(eq(trackerTable.userId, userId))
      .orderBy(asc(foodEntryTable.eatenOn), asc(foodEntryTable.createdAt), asc(foodEntryTable.id)),
    goals: await db
      .select({
        trackerId: goalTable.trackerId,
        id: goalTable.id,
        startsOn: goalTable.startsOn,
        startKilograms: goalTable.startKilograms,
        targetKilograms: goalTable.targetKilograms,
        weeks: goalTable.weeks,
        plan: sql<string>`${goalTable.plan}::text`,
        createdAt: goalTable.createdAt,
        endedOn: goalTable.endedOn,
      })
      .from(goalTable)
      .innerJoin(trackerTable, eq(trackerTable.id, goalTable.trackerId))
      .where(eq(trackerTable.userId, userId))
      .orderBy(asc(goalTable.createdAt), asc(goalTable.id)),
    syncOperations: await db
      .select({
        trackerId: syncOperationTable.trackerId,
        id: syncOperationTable.id,
        state: syncOperationTable.state,
        kind: syncOperationTable.kind,
        entryId: syncOperationTable.entryId,
        kept: sql<string | null>`${syncOperationTable.kept}::text`,
        receivedAt: syncOperationTable.receivedAt,
      })
      .from(syncOperationTable)
      .innerJoin(trackerTable, eq(trackerTable.id, syncOperationTable.trackerId))
      .where(eq(trackerTable.userId, userId))
      .orderBy(asc(syncOperationTable.receivedAt), asc(syncOperationTable.id)),
    plannedFoods: await db
      .select({
        trackerId: plannedFoodTable.trackerId,
        id: plannedFoodTable.id,
        plannedOn: plannedFoodTable.plannedOn,
        meal: plannedFoodTable.meal,
        foodId: plannedFoodTable.foodId,
        measure: plannedFoodTable.measure,
        amount: plannedFoodTable.amount,
        grams: plannedFoodTable.grams,
        food: sql<string>`${plannedFoodTable.food}::text`,
        createdAt: plannedFoodTable.createdAt,
      })
      .from(plannedFoodTable)
      .innerJoin(trackerTable, eq(trackerTable.id, plannedFoodTable.trackerId))
      .where(eq(trackerTable.userId, userId))
      .orderBy(asc(plannedFoodTable.plannedOn), asc(plannedFoodTable.id)),
    calmMode: await db
      .select({ switchedOnAt: calmModeTable.switchedOnAt })
      .from(calmModeTable)
      .where(eq(calmModeTable.userId, userId)),
    ramadan: await db
      .select({ startsOn: ramadanTable.startsOn, endsOn: ramadanTable.endsOn })
      .from(ramadanTable)
      .where(eq(ramadanTable.userId, userId)),
    reminders: await db
      .select({
        trackerId: reminderTable.trackerId,
        hour: reminderTable.hour,
        zone: reminderTable.zone,
        weekdays: sql<string>`array_to_string(${reminderTable.weekdays}, ',')`,
      })
      .from(reminderTable)
      .innerJoin(trackerTable, eq(trackerTable.id, reminderTable.trackerId))
      .where(eq(trackerTable.userId, userId))
      .orderBy(asc(reminderTable.trackerId)),
    ownFoods: await db
      .select({
        id: ownFoodTable.id,
        food: sql<string>`${ownFoodTable.food}::text`,
        createdAt: ownFoodTable.createdAt,
      })
      .from(ownFoodTable)
      .where(eq(ownFoodTable.userId, userId))
      .orderBy(asc(ownFoodTable.createdAt), asc(ownFoodTable.id)),
    nutritionProfile: await db
      .select({
        sex: nutritionProfileTable.sex,
        bornOn: nutritionProfileTable.bornOn,
        centimetres: nutritionProfileTable.centimetres,
        activity: nutritionProfileTable.activity,
        isPregnant: nutritionProfileTable.isPregnant,
        isLactating: nutritionProfileTable.isLactating,
        hasDisease: nutritionProfileTable.hasDisease,
        eatingNeedsPerson: nutritionProfileTable.eatingNeedsPerson,
        eatingCheckedOn: nutritionProfileTable.eatingCheckedOn,
      })
      .from(nutritionProfileTable)
      .where(eq(nutritionProfileTable.userId, userId)),
    photos: await db
      .select({
        trackerId: photoTable.trackerId,
        id: photoTable.id,
        takenOn: photoTable.takenOn,
        type: photoTable.type,
        createdAt: photoTable.createdAt,
      })
      .from(photoTable)
      .innerJoin(trackerTable, eq(trackerTable.id, photoTable.trackerId))
      .where(eq(trackerTable.userId, userId))
      .orderBy(asc(photoTable.takenOn), asc(photoTable.id)),
    shares: await db
      .select({
        id: trackerShareTable.id,
        trackerId: trackerShareTable.trackerId,
        label: trackerShareTable.label,
        shownName: trackerShareTable.shownName,
        sections: sql<string>`array_to_string(${trackerShareTable.sections}, ' ')`,
        dayCount: trackerShareTable.dayCount,
        viewCount: trackerShareTable.viewCount,
        createdAt: trackerShareTable.createdAt,
        expiresAt: trackerShareTable.expiresAt,
        revokedAt: trackerShareTable.revokedAt,
      })
      .from(trackerShareTable)
      .innerJoin(trackerTable, eq(trackerTable.id, trackerShareTable.trackerId))
      .where(eq(trackerTable.userId, userId))
      .orderBy(asc(trackerShareTable.createdAt), asc(trackerShareTable.id)),
    shareViews: await db
      .select({
        shareId: shareViewTable.shareId,
        at: shareViewTable.at,
        browser: shareViewTable.browser,
      })
      .from(shareViewTable)
      .innerJoin(trackerShareTable, eq(trackerShareTable.id, shareViewTable.shareId))
      .innerJoin(trackerTable, eq(trackerTable.id, trackerShareTable.trackerId))
      .where(eq(trackerTable.userId, userId))
      .orderBy(asc(shareViewTable.at), asc(shareViewTable.id)),
    auditEntries: await db
      .select({
        at: auditEntryTable.at,
        action: auditEntryTable.action,
        actorId: auditEntryTable.actorId,
      })
      .from(auditEntryTable)
      .where(eq(auditEntryTable.subjectId, userId))
      .orderBy(asc(auditEntryTable.at), asc(auditEntryTable.id)),
  }
}
