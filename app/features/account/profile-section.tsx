import { useState } from 'react'
import { countryCodeOf, listCountries } from '#app/i18n/countries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { latestBirthDate } from '#app/lib/birth-date.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { SearchSelect } from '#app/ui/search-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useSaveProfile } from './account.mutations.ts'
import type { AccountView } from './account.server.ts'
import { AccountSection } from './account-section.tsx'
import { FailureAlert } from './failure-alert.tsx'
import { profileChangeSchema } from './profile-change.schema.ts'

/** A backend without account calls keeps country and phone number to itself. */
export function ProfileSection({ view }: { view: AccountView }) {
  const isWhole = view.kind === 'whole'
  const profile = isWhole ? view.account : { ...view.profile, country: '', phone: '' }
  const save = useSaveProfile()
  const form = useValidatedForm(profileChangeSchema, (change) => save.mutate(change))
  const problemOf = (name: string, text: string) => (form.isWrong(name) ? text : undefined)
  const optionalMark = m.account_optional()
  const [country, setCountry] = useState(() => countryCodeOf(profile.country))
  const [countries] = useState(() => listCountries(country))
  return (
    <AccountSection id="profile" description={m.account_profile_text()}>
      <form {...form.formProps} className="flex max-w-2xl flex-col gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            name="firstName"
            autoComplete="given-name"
            autoCapitalize="words"
            defaultValue={profile.firstName}
            label={m.account_first_name()}
            problem={problemOf('firstName', m.account_first_name_wrong())}
          />
          <TextField
            name="lastName"
            autoComplete="family-name"
            autoCapitalize="words"
            defaultValue={profile.lastName}
            optionalMark={optionalMark}
            label={m.account_last_name()}
            hint={m.account_last_name_hint()}
            problem={problemOf('lastName', m.account_last_name_wrong())}
          />
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            value={profile.email}
            readOnly
            label={m.account_email()}
            hint={m.account_email_hint()}
          />
          <TextField
            name="birthDate"
            type="date"
            autoComplete="bday"
            max={latestBirthDate()}
            defaultValue={profile.birthDate}
            optionalMark={optionalMark}
            label={m.account_birth_date()}
            problem={problemOf('birthDate', m.account_birth_date_wrong())}
          />
          <SearchSelect
            name="country"
            autoComplete="country-name"
            optionalMark={optionalMark}
            label={m.account_country()}
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
            optionalMark={optionalMark}
            label={m.account_phone()}
            hint={m.account_phone_hint()}
            problem={problemOf('phone', m.account_phone_wrong())}
          />
        </div>
        {!isWhole && <Alert>{m.account_profile_unread()}</Alert>}
        <FailureAlert error={save.error} />
        <Button
          type="submit"
          className="self-start"
          disabled={!form.isReady}
          isBusy={save.isPending}
        >
          {m.account_profile_submit()}
        </Button>
      </form>
    </AccountSection>
  )
}
