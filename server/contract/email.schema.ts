import * as v from 'valibot'
import { emailAddressOf } from './email-address.ts'

/** Longest address that SMTP can carry (RFC 5321, 4.5.3.1.3). */
const emailMaxLength = 254

/** A local part of RFC 5322's dot-atom, at most 64 characters, and a domain with a dot. */
const addressPattern = new RegExp(
  [
    /^(?=[^@]{1,64}@)/,
    /[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*/,
    /@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/,
  ]
    .map(({ source }) => source)
    .join(''),
)

/** One mailbox has one spelling, which names its account. */
export const emailSchema = v.pipe(
  v.string(),
  v.transform(emailAddressOf),
  v.maxLength(emailMaxLength),
  v.regex(addressPattern),
)
