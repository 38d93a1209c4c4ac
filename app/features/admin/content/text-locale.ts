import { createContext } from 'react'

/** The language of the text that is edited. */
export const TextLocale = createContext<'id' | 'en'>('id')
