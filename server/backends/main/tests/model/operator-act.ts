import type { StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { PurchaseModel } from './purchase-model.ts'
import { answerOf, at, type RealShop } from './real-shop.ts'

/**
 * Lets a person of staff act as an admin call does after it has checked their rights. Returns `ok`, or
 * the failure's message.
 */
export async function staffAnswer(
  model: PurchaseModel,
  real: RealShop,
  by: number,
  call: (act: StaffAct) => Promise<unknown>,
): Promise<string> {
  const act: StaffAct = {
    ...{ action: 'approval_decided', objectKind: '', requestId: '', isLogged: false },
    actorId: at(real.staff, by),
  }
  const answer = await answerOf(call(act))
  if (answer === 'ok') model.actCount += 1
  return answer
}
