import { eq } from 'drizzle-orm'
import { minuteMs } from '#app/lib/time.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { totpCodeAt } from '#server/backends/main/staff/factors/totp.ts'
import { makeFirstOwnerLink } from '#server/backends/main/staff/links/first-owner.service.ts'
import { makeStaffLink } from '#server/backends/main/staff/links/staff-link.service.ts'
import { type StaffRole, staffSessionHeader } from '#server/contract/staff.schema.ts'
import { staffGrantTable } from '#server/db/main/staff-grant.table.ts'
import type { MainFixture, SignedInMember } from './main-backend.fixture.ts'

export type StaffPerson = SignedInMember & {
  secret: string
  recoveryCodes: string[]
  call: StaffCall
}

const firstOwners = new WeakMap<MainFixture, StaffPerson>()

/** Steps of the people of the business. The first owner is made when a step needs one. */
export function createStaff(main: MainFixture) {
  /** The first owner of the business, who grants the others' roles. */
  const firstOwner = async (): Promise<StaffPerson> => {
    const known = firstOwners.get(main)
    if (known) return known
    const member = await main.signedInMember()
    const link = await makeFirstOwnerLink(main.context, member.user.email)
    const owner = await join(member, tokenOf(link))
    firstOwners.set(main, owner)
    return owner
  }

  /** A person of the staff with these roles, in a staff session opened now. */
  const staffWith = async (...roles: [StaffRole, ...StaffRole[]]): Promise<StaffPerson> => {
    const { user } = await firstOwner()
    const member = await main.signedInMember()
    const link = { email: member.user.email, roles, madeBy: user.id, lifetimeMs: minuteMs }
    const address = await makeStaffLink(main.context, main.db, { ...link, purpose: 'join' })
    return join(member, tokenOf(address))
  }

  const join = async (member: SignedInMember, token: string): Promise<StaffPerson> => {
    const opened = await main.post('/v1/staff-links/open', { token: member.token, body: { token } })
    const { secret } = opened.body.data
    const { body } = await main.post('/v1/staff-links/accept', {
      token: member.token,
      body: { token, code: codeOf(secret) },
    })
    return {
      ...member,
      secret,
      ...body.data,
      call: callOf(member.token, body.data.token),
      token: member.token,
    }
  }

  /** The code that the person's app shows now. */
  const codeOf = (secret: string) => totpCodeAt(secret, main.clock.now())

  /** Opens another staff session with the code of now. */
  const openSession = ({ token, secret }: Pick<StaffPerson, 'token' | 'secret'>) =>
    main.post('/v1/staff-session', { token, body: { code: codeOf(secret) } })

  /** Ends a grant as the owner would. */
  const endGrants = (userId: string, endedBy: string) =>
    main.db
      .update(staffGrantTable)
      .set({ endedAt: main.clock.now(), endedBy })
      .where(eq(staffGrantTable.userId, userId))

  return { firstOwner, staffWith, join, codeOf, openSession, endGrants }
}

/** The credentials of an admin call. */
export type StaffCall = { token: string; headers: Record<string, string> }

export function callOf(token: string, staffToken: string): StaffCall {
  return { token, headers: { [staffSessionHeader]: staffToken, 'x-request-id': randomId() } }
}

/** The token in a link's address. */
export function tokenOf(link: string): string {
  return new URL(link).searchParams.get('token') ?? ''
}
