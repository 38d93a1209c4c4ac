import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { carriedStates } from './carried-fields.ts'

/**
 * A state that outlives a reload that the site starts, as fields do: the opened editor of a page, say.
 * The server renders `initial`, and the carried value follows after hydration. The value must be JSON.
 */
export function useCarriedState<State>(
  key: string,
  initial: State | (() => State),
): [State, Dispatch<SetStateAction<State>>] {
  const [state, setState] = useState(initial)
  useEffect(() => {
    const carried = carriedStates.take(key)
    if (carried !== undefined) setState(carried as State)
  }, [key])
  useEffect(() => carriedStates.show(key, state), [key, state])
  return [state, setState]
}
