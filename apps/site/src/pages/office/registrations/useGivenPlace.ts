import { unwrap } from '@parket/api-client/problem'
import { crowdingBy, placeLetterSeconds } from '@parket/domain/registration/givenPlace'
import type {
  ContestEntry,
  EntryContest,
  PlaceDialogProps,
} from '@parket/ui/screens/office/registrations/ContestRegistrationsScreen'
import { useEffect, useRef, useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { reasonsOf } from '@parket/react/data/reasons'
import type { useOutcome } from '../parts/useOutcome.ts'

interface GivenPlaceOptions extends Pick<
  ReturnType<typeof useOutcome>,
  'showDone' | 'showLater' | 'showRefused'
> {
  eventId: number
  /** Null until it has come. */
  contest: EntryContest | null
  /** Of the contest, of every status. */
  entries: readonly ContestEntry[]
}

/** Gives places to entries that wait: asks where that is beyond the capacity, and offers the way back until the letter goes. */
export function useGivenPlace(options: GivenPlaceOptions) {
  const { eventId, contest, entries, showDone, showLater, showRefused } = options
  const [asked, setAsked] = useState<ContestEntry | null>(null)
  const [isSending, setIsSending] = useState(false)
  const letter = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(letter.current), [])
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['event', eventId] })
  const pathOf = ({ id, regData }: ContestEntry) => ({
    params: { path: { id: eventId, regId: regData.id, entryId: id } },
  })
  const crowding = asked && contest && crowdingBy(asked, contest, entries)

  async function give(waiting: ContestEntry) {
    clearTimeout(letter.current)
    setIsSending(true)
    try {
      await unwrap(
        api.POST('/api/events/{id}/reg-datas/{regId}/entries/{entryId}/promotion', {
          ...pathOf(waiting),
          body: {},
        }),
      )
      const shown = showDone('Место дано. Письмо уйдёт через минуту.', () => void takeBack(waiting))
      letter.current = setTimeout(
        () => showLater(shown, 'Место дано, письмо ушло.'),
        placeLetterSeconds * 1000,
      )
    } catch (error) {
      showRefused('Место не дано', reasonsOf(error))
    }
    setAsked(null)
    setIsSending(false)
    await refetch()
  }

  async function takeBack(given: ContestEntry) {
    clearTimeout(letter.current)
    try {
      await unwrap(
        api.DELETE('/api/events/{id}/reg-datas/{regId}/entries/{entryId}/promotion', pathOf(given)),
      )
      showDone('Возвращено как было, письма не будет.', null)
    } catch (error) {
      showRefused('Вернуть не получилось', reasonsOf(error))
    }
    await refetch()
  }

  const dialog: PlaceDialogProps | null =
    asked && crowding
      ? {
          entry: asked,
          crowding,
          isSending,
          onGive: () => void give(asked),
          onClose: () => setAsked(null),
        }
      : null
  return {
    dialog,
    begin: (waiting: ContestEntry) => {
      // A second press would be refused, and its refusal stand where the way back is offered.
      if (isSending) return
      if (contest && crowdingBy(waiting, contest, entries)) setAsked(waiting)
      else void give(waiting)
    },
  }
}
