import { m } from '#app/i18n/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'

const fileButton =
  'file:mr-4 file:rounded-control file:border-0 file:bg-action-soft file:px-3 file:py-1 file:font-semibold file:text-action-soft-ink'

/** The alternative texts of a form that was refused. */
export type TypedAlts = { altId?: string; altEn?: string }

/** The file of a picture, and what it shows in both languages. */
export function NewPictureFields({ altId, altEn }: TypedAlts) {
  return (
    <>
      <TextField
        type="file"
        name="file"
        accept="image/jpeg,image/png"
        label={m.desk_picture_file()}
        hint={m.desk_picture_file_hint()}
        className={fileButton}
      />
      <TextField
        name="altId"
        lang="id"
        defaultValue={altId}
        maxLength={300}
        autoComplete="off"
        label={m.desk_picture_alt_id()}
        hint={m.desk_picture_alt_hint()}
      />
      <TextField
        name="altEn"
        lang="en"
        defaultValue={altEn}
        maxLength={300}
        autoComplete="off"
        label={m.desk_picture_alt_en()}
      />
    </>
  )
}
