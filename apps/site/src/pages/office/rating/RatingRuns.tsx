import { unwrap, userFacingText } from '@parket/api-client/problem'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { RatingRunsScreen } from '@parket/ui/screens/office/rating/RatingRunsScreen'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { mapView, screenView } from '@parket/react/data/view'
import { usePartLinks } from './usePartLinks.ts'

/** How often a calculation under way is asked about, ms. */
const PROGRESS_EVERY = 2000

const defaults = { part: 'rating', run: '' }

/** The calculations of the rating. */
export function RatingRuns(): ReactNode {
  const links = useLinks()
  const parts = usePartLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const [{ run }, { hrefOf }] = useSearchState(defaults)
  const runs = useQuery(
    {
      queryKey: ['rating', 'runs'],
      queryFn: () => unwrap(api.GET('/api/rating/runs')),
      refetchInterval: ({ state }) => (state.data?.progress ? PROGRESS_EVERY : false),
    },
    queryClient,
  )
  const runId = Number(run)
  const moves = useQuery(
    {
      queryKey: ['rating', 'moves', runId],
      queryFn: () => unwrap(api.GET('/api/rating/runs/{runId}', { params: { path: { runId } } })),
      enabled: run !== '',
    },
    queryClient,
  )
  const asking = useMutation(
    {
      mutationFn: () => unwrap(api.POST('/api/rating/runs')),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: ['rating'] }),
    },
    queryClient,
  )
  return (
    <RatingRunsScreen
      view={screenView(
        mapView(queryView(runs), ({ progress, items }) => ({ progress, runs: items })),
        ['noRight'],
      )}
      open={
        run === ''
          ? null
          : {
              id: runId,
              moves: screenView(mapView(queryView(moves), (found) => ({ moves: found }))),
            }
      }
      onCalculate={() => asking.mutate()}
      isAsking={asking.isPending}
      problem={asking.error ? userFacingText(asking.error) : null}
      timeZone={defaultTimeZone}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        parts,
        run: (id) => hrefOf({ run: String(id) }),
        person: (personId) => links.to('ratedPerson', { personId }),
      }}
    />
  )
}
