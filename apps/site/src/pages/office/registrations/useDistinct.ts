import { unwrap } from '@parket/api-client/problem'
import type { RegistrationDuplicatesScreenProps } from '@parket/ui/screens/office/registrations/RegistrationDuplicatesScreen'
import { useMutation } from '@tanstack/react-query'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { reasonsOf } from '@parket/react/data/reasons'
import type { useOutcome } from '../parts/useOutcome.ts'

type Screen = RegistrationDuplicatesScreenProps
type Pair = Parameters<Screen['onDistinct']>[0]

/** Says of pairs that they are two registrations, and takes it back (docs/adr/0051). */
export function useDistinct(
  eventId: number,
  { showDone, showRefused }: Pick<ReturnType<typeof useOutcome>, 'showDone' | 'showRefused'>,
): Pick<Screen, 'onDistinct' | 'onUndo' | 'isBusy'> {
  const onError = (error: unknown) => showRefused('Решение не сохранено', reasonsOf(error))
  const readAnew = () => queryClient.invalidateQueries({ queryKey: ['event', eventId] })
  const undo = useMutation(
    {
      mutationFn: (decision: { id: number } & Pair) =>
        unwrap(
          api.DELETE('/api/events/{id}/registrations/duplicates/{decisionId}', {
            params: { path: { id: eventId, decisionId: decision.id } },
          }),
        ),
      onSuccess: (_, decision) => {
        showDone(`${numbersOf(decision)}: решение отменено, сравните их снова.`, null)
        return readAnew()
      },
      onError,
    },
    queryClient,
  )
  const decision = useMutation(
    {
      mutationFn: ({ one, other }: Pair) =>
        unwrap(
          api.POST('/api/events/{id}/registrations/duplicates', {
            params: { path: { id: eventId } },
            body: { reg_data_id: one.regData.id, other_id: other.regData.id },
          }),
        ),
      onSuccess: (made) => {
        showDone(`${numbersOf(made)}: это разные заявки.`, () => undo.mutate(made))
        return readAnew()
      },
      onError,
    },
    queryClient,
  )
  return {
    onDistinct: (pair) => decision.mutate(pair),
    onUndo: (made) => undo.mutate(made),
    isBusy: decision.isPending || undo.isPending,
  }
}

function numbersOf({
  one,
  other,
}: {
  one: { regData: { reg_n: number } }
  other: { regData: { reg_n: number } }
}): string {
  return `Заявки №\u00A0${one.regData.reg_n} и\u00A0№\u00A0${other.regData.reg_n}`
}
