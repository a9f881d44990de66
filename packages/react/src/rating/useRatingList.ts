import { useState } from 'react'
import { useSearchState } from '../data/address/useSearchState.ts'
import { keyText } from '../data/page/source.ts'
import { usePageData } from '../data/page/usePageData.ts'
import { TYPING_MS, useDebounced } from '../data/useDebounced.ts'
import { mapView, type View } from '../data/view.ts'
import { RATING_PAGE_SIZE, ratingAddress, teamRatingSource, type TeamRating } from './teamRating.ts'

/**
 * The rating of the team: filters and page live in the address. What is typed is asked for once it has not changed for a
 * moment, and the rows before stay until the next have come.
 */
export function useRatingList() {
  const [address, actions] = useSearchState(ratingAddress)
  const { page: _page, ...filters } = address
  const isTyped = useDebounced(filters.q, TYPING_MS) === filters.q
  const wanted = teamRatingSource(address)
  const [asked, setAsked] = useState(wanted)
  if (isTyped && keyText(asked) !== keyText(wanted)) setAsked(wanted)

  const current = usePageData(asked)
  const [last, setLast] = useState<TeamRating | null>(null)
  if (current.state === 'ready' && current.data !== last) setLast(current.data)
  const isUpdating = current.state === 'loading' && last !== null
  const view: View<TeamRating> = isUpdating ? { state: 'ready', data: last } : current

  return {
    filters,
    view: mapView(view, ({ items, total, page, filters: choices, as_of: asOf, rules }) => ({
      items,
      total,
      page,
      pageCount: Math.ceil(total / RATING_PAGE_SIZE),
      isUpdating,
      choices,
      asOf,
      rules,
    })),
    change: actions.change,
    pageHref: actions.hrefOf({ page: '' }),
  }
}
