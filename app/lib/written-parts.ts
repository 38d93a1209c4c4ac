import { createContext } from 'react'

/** Finds the HTML of a page's part, by its name, where it has just been written for somebody else. */
export type FindWrittenPart = (name: string) => string | undefined

/** The server gives it to the pages that it writes; in a browser nobody does. */
export const WrittenPartsContext = createContext<FindWrittenPart | undefined>(undefined)
