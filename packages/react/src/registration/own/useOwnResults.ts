import { contestTitle } from '@parket/domain/contest/title'
import { sharedPlace } from '@parket/domain/rating/words'
import type { RegistrationScreenProps } from '@parket/ui/screens/registration/RegistrationScreen'
import { useQuery } from '@tanstack/react-query'
import { useLinks } from '../../data/address/useLinks.ts'
import { eventCalls } from '../../data/event/eventCalls.ts'
import { resultPicture } from '../../data/event/sharePictures.ts'
import { callQuery } from '../../data/page/callQuery.ts'
import { queryClient } from '../../data/queryClient.ts'
import { ownPlaces } from './ownPlaces.ts'

type Results = Extract<RegistrationScreenProps['view'], { state: 'ready' }>['results']

const roleWords = { leader: 'ведущий', follower: 'ведомый' } as const

/**
 * What is public of a registration's start number.
 * @param number null while it is unknown, and before the event has begun
 */
export function useOwnResults(eventId: number, number: number | null): Results {
  const links = useLinks()
  const { data = [] } = useQuery(
    { ...callQuery(eventCalls.results(eventId, number)), enabled: number !== null },
    queryClient,
  )
  return data.flatMap((contest) => {
    const { group_num: groupNum } = contest
    const title = contestTitle(contest)
    return ownPlaces(contest).map(({ place, place_to, role }) => ({
      key: `${groupNum} ${role}`,
      title: role === null ? title : `${title}, ${roleWords[role]}`,
      place: sharedPlace(place, place_to),
      href: links.to('contestResults', { eventId, groupNum }, { number }),
      picture: links.keep(resultPicture({ eventId, groupNum }, { number, shape: 'tall' })),
    }))
  })
}
