import {
  type MemberProfile,
  memberProfileFields,
  pickMemberProfile,
} from '#server/contract/member-profile.schema.ts'
import { type User, userTable } from '#server/db/main/user.table.ts'

export type StoredProfile = Pick<User, keyof MemberProfile>

/** The profile's columns: an empty field is null if its column may be null. */
export function toStoredProfile(profile: MemberProfile): StoredProfile {
  const columns = memberProfileFields.map((field) => {
    const mayBeNull = !userTable[field].notNull
    return [field, mayBeNull && profile[field] === '' ? null : profile[field]]
  })
  return Object.fromEntries(columns)
}

/** Takes the place of a deleted member's profile. */
export const emptyStoredProfile = toStoredProfile(pickMemberProfile({}))
