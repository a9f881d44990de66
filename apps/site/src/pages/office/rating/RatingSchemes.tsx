import { unwrap } from '@parket/api-client/problem'
import { calendarDay } from '@parket/domain/format/date'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import {
  RatingSchemesScreen,
  type RatingSchemesScreenProps,
} from '@parket/ui/screens/office/rating/RatingSchemesScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { usePageState } from '@parket/react/data/page/PageState'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { mapView, screenView } from '@parket/react/data/view'
import { usePartLinks } from './usePartLinks.ts'
import { useSchemeEditor, type Scheme } from './useSchemeEditor.ts'

/** The list, and the scheme that is open. */
const defaults = { part: 'rating', scheme: '' }

const newScheme = 'new'

/** The points schemes of the team. */
export function RatingSchemes(): ReactNode {
  const links = useLinks()
  const parts = usePartLinks()
  const { now } = usePageState()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const [{ scheme: openId }, { change, hrefOf }] = useSearchState(defaults)
  const query = useQuery(
    { queryKey: ['rating', 'schemes'], queryFn: () => unwrap(api.GET('/api/rating/schemes')) },
    queryClient,
  )
  const today = calendarDay(now, defaultTimeZone)
  const open = query.data?.find(({ id }) => String(id) === openId) ?? null
  const screen: Omit<RatingSchemesScreenProps, 'editor'> = {
    view: screenView(
      mapView(queryView(query), (schemes) => ({ schemes })),
      ['noRight'],
    ),
    onCreate: () => change({ scheme: newScheme }),
    today,
    account: { isLoggedIn: user !== null, onLogin },
    links: {
      home: links.to('home'),
      parts,
      scheme: (id) => hrefOf({ scheme: String(id) }),
      person: (personId) => links.to('ratedPerson', { personId }),
    },
  }
  if (!open && openId !== newScheme) return <RatingSchemesScreen {...screen} editor={null} />
  return (
    <WithEditor
      key={openId}
      screen={screen}
      scheme={open}
      today={today}
      onClose={() => change({ scheme: '' })}
    />
  )
}

interface WithEditorProps {
  screen: Omit<RatingSchemesScreenProps, 'editor'>
  scheme: Scheme | null
  today: string
  onClose: () => void
}

/** A form of its own for each scheme. */
function WithEditor({ screen, ...options }: WithEditorProps): ReactNode {
  return <RatingSchemesScreen {...screen} editor={useSchemeEditor(options)} />
}
