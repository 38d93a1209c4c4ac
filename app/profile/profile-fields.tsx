import { useState } from 'react'
import { countryCodeOf, listCountries } from '#app/i18n/countries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { latestBirthDate } from '#app/lib/birth-date.ts'
import { SearchSelect } from '#app/ui/search-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { MemberProfile } from '#server/contract/member-profile.schema.ts'
import { NameFields } from './name-fields.tsx'

type ProfileFieldsProps = {
  profile: { [Field in keyof MemberProfile | 'email']?: string | undefined }
  /** Why the address cannot be changed here. */
  emailHint: string
  problem: (name: string, text: string) => string | undefined
}

/** The fields of `profileSchema`, plus the read-only email. */
export function ProfileFields({ profile, emailHint, problem }: ProfileFieldsProps) {
  const [country, setCountry] = useState(() => countryCodeOf(profile.country ?? ''))
  const [countries] = useState(() => listCountries(country))
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <NameFields names={profile} problem={problem} />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={profile.email}
        readOnly
        label={m.auth_email()}
        hint={emailHint}
        problem={problem('email', m.auth_email_wrong())}
      />
      <TextField
        name="birthDate"
        type="date"
        autoComplete="bday"
        max={latestBirthDate()}
        defaultValue={profile.birthDate}
        optionalMark={m.profile_optional()}
        label={m.profile_birth_date()}
        problem={problem('birthDate', m.profile_birth_date_wrong())}
      />
      <SearchSelect
        name="country"
        autoComplete="country-name"
        optionalMark={m.profile_optional()}
        label={m.profile_country()}
        options={countries}
        value={country}
        onChange={setCountry}
      />
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="done"
        defaultValue={profile.phone}
        optionalMark={m.profile_optional()}
        label={m.profile_phone()}
        hint={m.profile_phone_hint()}
        problem={problem('phone', m.profile_phone_wrong())}
      />
    </div>
  )
}
