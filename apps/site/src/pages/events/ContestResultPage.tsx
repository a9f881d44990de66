import { contestTitle } from '@parket/domain/contest/title'
import { createLinks } from '@parket/domain/site/links'
import { ContestResultScreen } from '@parket/ui/screens/events/ContestResultScreen'
import type { ReactNode } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageData } from '../../data/page/usePageData.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { screenView } from '../../data/view.ts'
import { NotFound } from '../status/NotFound.tsx'
import { contestResultSource, parseResultQuery } from './eventResults.ts'
import { resultPicture } from '../../data/event/sharePictures.ts'
import { useEventPage } from './useEventPage.ts'
import { useShare } from './useShare.ts'

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
