import type {
  PaperFormScreenProps,
  PaperFormValues,
} from '@parket/ui/screens/office/registrations/PaperFormScreen'
import { PaperFormScreen } from '@parket/ui/screens/office/registrations/PaperFormScreen'
import { useState, type ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource, type EventData } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { mapView, screenView } from '@parket/react/data/view'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { noContacts, usePaperForm } from './usePaperForm.ts'

type Frame = Pick<PaperFormScreenProps, 'view' | 'tabs' | 'account' | 'links'>

/** What the next form begins with, and what came of the last. */
interface Turn {
  n: number
  regData: PaperFormValues['regData']
  entered: PaperFormScreenProps['entered']
}

/** Forms that came on paper, entered one after another. */
export function PaperFormPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const source = usePageData(eventSource(eventId))
  const data = source.state === 'ready' ? source.data : null
  const tabs = useEventTabs(eventId, 'eventRegistrations')
  const [isKept, setIsKept] = useState(false)
  const [turn, setTurn] = useState<Turn>({ n: 0, regData: noContacts, entered: null })
  useSelectEvent(data?.event ?? null)
  usePageTitle(data && eventPageTitle(data.event, title))
  return (
    <NextForm
      key={turn.n}
      frame={{
        view: screenView(
          mapView(source, ({ event }) => ({ event })),
          ['noRight'],
        ),
        tabs,
        account: { isLoggedIn: user !== null, onLogin },
        links: {
          home: links.to('home'),
          registrations: links.to('eventRegistrations', { eventId }),
        },
      }}
      eventId={eventId}
      data={data}
      turn={turn}
      kept={{ isKept, onKeptChange: setIsKept }}
      onEntered={(entered, regData) =>
        setTurn({ n: turn.n + 1, regData: isKept ? regData : noContacts, entered })
      }
    />
  )
}

interface NextFormProps {
  frame: Frame
  eventId: number
  /** Null until it has come. */
  data: EventData | null
  turn: Turn
  kept: Pick<PaperFormScreenProps, 'isKept' | 'onKeptChange'>
  onEntered: (
    entered: NonNullable<PaperFormScreenProps['entered']>,
    regData: PaperFormValues['regData'],
  ) => void
}

function NextForm({ frame, eventId, data, turn, kept, onEntered }: NextFormProps): ReactNode {
  const form = usePaperForm({ eventId, data, regData: turn.regData, onEntered })
  return <PaperFormScreen {...frame} {...form} {...kept} entered={turn.entered} />
}
