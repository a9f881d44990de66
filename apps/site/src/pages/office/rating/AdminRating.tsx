import { userFacingText } from '@parket/api-client/problem'
import {
  AdminRatingScreen,
  type RatingFormat,
} from '@parket/ui/screens/office/rating/AdminRatingScreen'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { queryClient } from '@parket/react/data/queryClient'
import { screenView } from '@parket/react/data/view'
import { downloadRating } from './downloadRating.ts'
import { usePartLinks } from './usePartLinks.ts'
import { ratingFilters } from '@parket/react/rating/teamRating'
import { useRatingList } from '@parket/react/rating/useRatingList'

/** Places of the rating, with filters and files. */
export function AdminRating(): ReactNode {
  const links = useLinks()
  const parts = usePartLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const list = useRatingList()
  const download = useMutation(
    {
      mutationFn: (format: RatingFormat) =>
        downloadRating({ format, ...ratingFilters(list.filters) }),
    },
    queryClient,
  )
  return (
    <AdminRatingScreen
      view={screenView(list.view, ['noRight'])}
      query={list.filters}
      onQueryChange={list.change}
      onExport={(format) => download.mutate(format)}
      exporting={download.isPending ? download.variables : null}
      problem={download.error ? userFacingText(download.error) : null}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        page: list.pageHref,
        person: links.pattern('ratedPerson'),
        parts,
        public: links.to('rating'),
      }}
    />
  )
}
