import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { PictureAnswer, PictureProblem } from './picture-answer.schema.ts'

const texts: Record<PictureProblem, () => string> = {
  'no-words': m.desk_picture_no_words,
  'no-file': m.desk_picture_no_file,
  'too-large': m.desk_picture_too_large,
  unreadable: m.desk_picture_unreadable,
  'too-many-pixels': m.desk_picture_too_many_pixels,
  'too-many': m.desk_picture_too_many,
  used: m.desk_picture_used,
}

/** Returns why a picture was not added or removed, or undefined if it was. */
export function pictureProblemText(answer: PictureAnswer): string | undefined {
  if (answer.kind === 'refused') return texts[answer.reason]()
  if (answer.kind === 'failed')
    return textOfError(new AppError({ code: 'BACKEND', serverMessage: answer.code }))
  return undefined
}
