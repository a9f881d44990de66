import { contestTitle } from '@parket/domain/contest/title'
import type { ContestResultScreenProps } from '@parket/ui/screens/events/ContestResultScreen'
import { useAddress } from '../data/address/useAddress.ts'
import { useLinks } from '../data/address/useLinks.ts'
import { resultPicture } from '../data/event/sharePictures.ts'
import { missingOf, type Shown } from '../data/page/Shown.ts'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { ports } from '../data/ports.ts'
import { screenView } from '../data/view.ts'
import { contestResultSource, parseResultQuery } from './eventResults.ts'
import { useEventPage } from './useEventPage.ts'
import { useShare } from './useShare.ts'

/** The published result of a contest; the address says which round of it, and whose place is looked for. */
export function useContestResult(
  eventId: number,
  groupNum: number,
  title = '',
): Shown<ContestResultScreenProps> {
  const { now } = usePageState()
  const links = useLinks()
  const { number, round } = parseResultQuery(useAddress().search)
  const view = usePageData(contestResultSource(eventId, groupNum))
  const about = view.state === 'ready' ? contestTitle(view.data.result) : title
  const pages = useEventPage(eventId, view, about)

  const isShown =
    view.state === 'ready' &&
    view.data.result.places.some(({ start_number }) => start_number === number)
  const share = useShare(links.path('contestResults', { eventId, groupNum }), about)
  return {
    missing: missingOf(view),
    props: {
      view: screenView(view),
      now,
      links: {
        ...pages,
        places: links.to('contestResults', { eventId, groupNum }, { number }),
        file: links.keep(`/api/events/${eventId}/groups/${groupNum}/result-file`),
        draws: `${links.to('eventDraws', { eventId })}#contest-${groupNum}`,
        check: ports.hasPage('resultCheck') ? links.to('resultCheck') : null,
        rating: links.to('rating'),
        picture: links.keep(
          resultPicture({ eventId, groupNum }, { number: isShown ? number : null, shape: 'tall' }),
        ),
        question: ports.hasPage('resultQuestion')
          ? links.to('resultQuestion', { eventId, groupNum }, { number })
          : null,
      },
      round,
      ownNumber: number,
      share,
      onPrint: () => print(),
    },
  }
}
