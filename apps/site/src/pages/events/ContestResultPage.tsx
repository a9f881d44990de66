import { contestTitle } from '@parket/domain/contest/title'
import { createLinks } from '@parket/domain/site/links'
import { ContestResultScreen } from '@parket/ui/screens/events/ContestResultScreen'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageState } from '@parket/react/data/page/PageState'
import { screenView } from '@parket/react/data/view'
import { NotFound } from '@parket/react/components/NotFound'
import { contestResultSource, parseResultQuery } from '@parket/react/events/eventResults'
import { resultPicture } from '@parket/react/data/event/sharePictures'
import { useEventPage } from '@parket/react/events/useEventPage'
import { useShare } from '@parket/react/events/useShare'

export function ContestResultPage({ params, search, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const groupNum = Number(params['groupNum'])
  const { now } = usePageState()
  const links = useLinks()
  const { number, round } = parseResultQuery(search)
  const view = usePageData(contestResultSource(eventId, groupNum))
  const about = view.state === 'ready' ? contestTitle(view.data.result) : title
  const pages = useEventPage(eventId, view, about)
  const result = (asked: number | null) =>
    links.to('contestResults', { eventId, groupNum }, { round: asked, number })

  const isShown =
    view.state === 'ready' &&
    view.data.result.places.some(({ start_number }) => start_number === number)
  const share = useShare(createLinks(null).to('contestResults', { eventId, groupNum }), about)
  if (view.state === 'notFound') return <NotFound message={view.message} />
  return (
    <ContestResultScreen
      view={screenView(view)}
      now={now}
      links={{
        ...pages,
        places: result(null),
        round: (one) => result(one),
        file: links.keep(`/api/events/${eventId}/groups/${groupNum}/result-file`),
        draws: `${links.to('eventDraws', { eventId })}#contest-${groupNum}`,
        check: links.to('resultCheck'),
        rating: links.to('rating'),
        picture: links.keep(
          resultPicture({ eventId, groupNum }, { number: isShown ? number : null, shape: 'tall' }),
        ),
        question: links.to('resultQuestion', { eventId, groupNum }, { number }),
      }}
      round={round}
      ownNumber={number}
      share={share}
      onPrint={() => print()}
    />
  )
}
