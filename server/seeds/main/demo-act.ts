import type { StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'

/** An act of the demo’s staff, as no call made it. */
export function actOf(
  action: NonNullable<StaffAct['action']>,
  objectKind: StaffAct['objectKind'],
  actorId: string,
): StaffAct {
  return { action, objectKind, actorId, requestId: '', isLogged: false }
}
