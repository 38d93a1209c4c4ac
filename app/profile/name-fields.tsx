import { m } from '#app/i18n/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'

type Names = { firstName?: string | undefined; lastName?: string | undefined }

type NameFieldsProps = {
  names?: Names
  problem: (name: string, text: string) => string | undefined
}

/** Many Indonesians have one name, so the last name is optional. */
export function NameFields({ names, problem }: NameFieldsProps) {
  return (
    <>
      <TextField
        name="firstName"
        autoComplete="given-name"
        autoCapitalize="words"
        defaultValue={names?.firstName}
        label={m.profile_first_name()}
        problem={problem('firstName', m.profile_first_name_wrong())}
      />
      <TextField
        name="lastName"
        autoComplete="family-name"
        autoCapitalize="words"
        defaultValue={names?.lastName}
        optionalMark={m.profile_optional()}
        label={m.profile_last_name()}
        hint={m.profile_last_name_hint()}
        problem={problem('lastName', m.profile_last_name_wrong())}
      />
    </>
  )
}
