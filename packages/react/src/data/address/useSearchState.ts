import { useLocation } from 'wouter'
import { useAddress } from './useAddress.ts'
import { usePageState } from '../page/PageState.tsx'
import { withQuery, type Query } from '@parket/domain/site/address'
import { readSearchState, type KnownValues } from './searchState.ts'
import { samePage } from './samePage.ts'

/** What changes a state that lives in the address. */
export interface SearchStateActions<State> {
  /** Writes the changed parameters into the address, back on the first page. */
  change: (change: Partial<State>) => void
  /** The address of this page with some parameters changed. */
  hrefOf: (change: Partial<State>) => string
}

/**
 * State that lives in the address's query, so that it survives a reload and can be sent to somebody.
 * @param defaults every parameter with its value when the address does not name it
 * @param known the only values there are of a parameter
 */
export function useSearchState<State extends { [Name in keyof State]: string }>(
  defaults: State,
  known?: KnownValues<State>,
): [State, SearchStateActions<State>] {
  const { ds } = usePageState()
  const [path, navigate] = useLocation()
  const state = readSearchState(useAddress().search, defaults, known)
  const presets = new Map(Object.entries<string>(defaults))

  function hrefOf(change: Partial<State>): string {
    const wanted = Object.entries<string>({ ...state, ...change })
    const query: Query = Object.fromEntries(
      wanted.filter(([name, value]) => value !== presets.get(name)),
    )
    return withQuery(path, { ...query, ds })
  }
  return [
    state,
    {
      // Typing into a filter is one step of the history, not one a letter, and keeps the focus.
      change: (change) =>
        navigate(hrefOf({ page: '', ...change }), { replace: true, state: samePage }),
      hrefOf,
    },
  ]
}
