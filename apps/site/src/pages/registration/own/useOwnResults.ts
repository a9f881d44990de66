import { unwrap } from '@parket/api-client/problem'
import { contestTitle } from '@parket/domain/contest/title'
import { sharedPlace } from '@parket/domain/rating/words'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import type { RegistrationScreenProps } from '@parket/ui/screens/registration/RegistrationScreen'
import { useQuery } from '@tanstack/react-query'
import { useLinks } from '../../../data/address/useLinks.ts'
import { api } from '../../../data/api.ts'
import { queryClient } from '../../../data/queryClient.ts'
import { resultPicture } from '../../../data/event/sharePictures.ts'

type Results = Extract<RegistrationScreenProps['view'], { state: 'ready' }>['results']

/**
 * What is public of a registration's start number.
 * @param registration null while it is unknown, and before the event has begun
 */
export function useOwnResults(eventId: number, registration: RegistrationAnswer | null): Results {
  const links = useLinks()
  const number = registration?.regData.start_number ?? null
  const { data = [] } = useQuery(
    {
      queryKey: ['event', eventId, 'results', number],
      enabled: number !== null,
      queryFn: () =>
        unwrap(
          api.GET('/api/events/{id}/results', {
            params: { path: { id: eventId }, query: { start_number: number ?? 0 } },
          }),
        ),
    },
    queryClient,
  )
  return data.flatMap((contest) => {
    const [place] = contest.own?.places ?? []
    if (!place) return []
    const { group_num: groupNum } = contest
    return [
      {
        groupNum,
        title: contestTitle(contest),
        place: sharedPlace(place.place, place.place_to),
        href: links.to('contestResults', { eventId, groupNum }, { number }),
        picture: links.keep(resultPicture({ eventId, groupNum }, { number, shape: 'tall' })),
      },
    ]
  })
}
