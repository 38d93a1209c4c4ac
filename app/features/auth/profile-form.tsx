import { useState } from 'react'
import type * as v from 'valibot'
import { textOfError } from '#app/errors/error-text.ts'
import { listCountries } from '#app/i18n/countries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { latestBirthDate } from '#app/lib/birth-date.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { SearchSelect } from '#app/ui/search-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ProfileSearch } from './auth-search.ts'
import { completedProfileSchema } from './completed-profile.schema.ts'

type ProfileFormProps = {
  /** What Google told, to begin with. */
  profile: ProfileSearch
  error: unknown
  isBusy: boolean
  onSubmit: (profile: v.InferOutput<typeof completedProfileSchema>) => void
}

export function ProfileForm({ profile, error, isBusy, onSubmit }: ProfileFormProps) {
  const form = useValidatedForm(completedProfileSchema, onSubmit)
  const problemOf = (name: string, text: string) => (form.isWrong(name) ? text : undefined)
  const [countries] = useState(() => listCountries(''))
  const [country, setCountry] = useState('')
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      {error !== null && (
        <Alert tone="danger" title={m.auth_failed_title()}>
          {textOfError(error)}
        </Alert>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <TextField
          name="firstName"
          autoComplete="given-name"
          autoCapitalize="words"
          defaultValue={profile.firstName}
          label={m.auth_first_name()}
          problem={problemOf('firstName', m.auth_first_name_wrong())}
        />
        <TextField
          name="lastName"
          autoComplete="family-name"
          autoCapitalize="words"
          defaultValue={profile.lastName}
          optionalMark={m.auth_optional()}
          label={m.auth_last_name()}
          hint={m.auth_last_name_hint()}
          problem={problemOf('lastName', m.auth_last_name_wrong())}
        />
      </div>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={profile.email}
        readOnly
        label={m.auth_email()}
        hint={m.auth_profile_email_hint()}
        problem={problemOf('email', m.auth_email_wrong())}
      />
      <TextField
        name="birthDate"
        type="date"
        autoComplete="bday"
        max={latestBirthDate()}
        defaultValue={profile.birthDate}
        optionalMark={m.auth_optional()}
        label={m.auth_birth_date()}
        problem={problemOf('birthDate', m.auth_birth_date_wrong())}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SearchSelect
          name="country"
          autoComplete="country-name"
          optionalMark={m.auth_optional()}
          label={m.auth_country()}
          options={countries}
          value={country}
          onChange={setCountry}
        />
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          enterKeyHint="done"
          optionalMark={m.auth_optional()}
          label={m.auth_phone()}
          hint={m.auth_phone_hint()}
          problem={problemOf('phone', m.auth_phone_wrong())}
        />
      </div>
      <Button type="submit" isWide disabled={!form.isReady} isBusy={isBusy}>
        {m.auth_profile_submit()}
      </Button>
    </form>
  )
}
