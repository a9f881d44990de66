import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from '../queryClient.ts'
import { queryView } from '../queryView.ts'
import type { View } from '../view.ts'
import { callQuery } from './callQuery.ts'
import type { PageSource, Read } from './source.ts'

/**
 * Fetches a page's data and keeps them fresh.
 * @param onView told the view at first and whenever it changes
 * @returns what ends it
 */
export function observeSource<Data>(
  source: PageSource<Data>,
  onView: (view: View<Data>) => void,
): () => void {
  const observer = new QueryObserver<Data>(queryClient, {
    queryKey: source.key,
    queryFn: () => source.fetch(read),
  })
  onView(queryView(observer.getCurrentResult()))
  return observer.subscribe((result) => onView(queryView(result)))
}

/**
 * Makes a call of a page's data. Pages share the answers: «contest list refetch skipped if the same event
 * was loaded under 2 s ago» (docs/rules/site.md, «Time limits») holds from one page of an event to the next.
 */
const read: Read = (call) =>
  queryClient.fetchQuery({
    ...callQuery(call),
    // The page's own query tries again.
    retry: false,
  })
