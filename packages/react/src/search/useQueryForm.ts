import { hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { SearchForm } from '@parket/ui/screens/search/TournamentsScreen'
import { useState } from 'react'

interface QueryFormOptions<Query> {
  /** What the address asks for; empty fields where it asks for nothing. */
  asked: Query
  check: (query: Query) => FieldErrors
  /** Puts the query into the address. */
  onAsk: (query: Query) => void
  isSearching: boolean
}

/**
 * A search whose query lives in the address: what is typed stays apart until it is asked, and gives
 * way when the address asks for something else (the back button).
 */
export function useQueryForm<Query extends { [Name in keyof Query]: string }>({
  asked,
  check,
  onAsk,
  isSearching,
}: QueryFormOptions<Query>): SearchForm<Query> {
  const [typing, setTyping] = useState({ over: asked, query: asked, errors: {}, refusals: 0 })
  const isCurrent = Object.entries<string>(asked).every(
    ([name, value]) => typing.over[name as keyof Query] === value,
  )
  const current = isCurrent ? typing : { over: asked, query: asked, errors: {}, refusals: 0 }

  return {
    query: current.query,
    errors: current.errors,
    refusals: current.refusals,
    isSearching,
    onChange: (change) => {
      const errors = Object.fromEntries(
        Object.entries<string[]>(current.errors).filter(([field]) => !(field in change)),
      )
      setTyping({ ...current, query: { ...current.query, ...change }, errors })
    },
    onSubmit: () => {
      const errors = check(current.query)
      if (hasErrors(errors)) setTyping({ ...current, errors, refusals: current.refusals + 1 })
      else onAsk(current.query)
    },
  }
}
