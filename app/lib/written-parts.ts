import { createContext } from 'react'

/**
 * Finds what to write in place of a page's part, by its name, where it has just been written for
 * somebody else: its HTML, or a mark that the server puts it in place of.
 */
export type FindWrittenPart = (name: string) => string | undefined

/** The server gives it to the pages that it writes; in a browser nobody does. */
export const WrittenPartsContext = createContext<FindWrittenPart | undefined>(undefined)
