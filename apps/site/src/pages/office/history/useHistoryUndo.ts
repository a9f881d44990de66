import { userFacingText } from '@parket/api-client/problem'
import type {
  HistoryEntry,
  HistoryScreenProps,
} from '@parket/ui/screens/office/history/HistoryScreen'
import { useMutation } from '@tanstack/react-query'
import { queryClient } from '@parket/react/data/queryClient'
import { toasts } from '../../../data/toasts.ts'
import { undoChange } from '../parts/changes.ts'
import { UNDONE } from '../parts/useUndo.ts'

/**
 * Takes a line of a history back (docs/adr/0020).
 * @param eventIdOf the event that a line's change was made at
 */
export function useHistoryUndo(
  eventIdOf: (entry: HistoryEntry) => number,
): Pick<HistoryScreenProps, 'onUndo' | 'undoingId' | 'problem'> {
  const undo = useMutation(
    {
      mutationFn: (entry: HistoryEntry) => undoChange(eventIdOf(entry), entry.change_set_id ?? 0),
      async onSuccess(_answer, entry) {
        toasts.add({ text: UNDONE })
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: ['event', eventIdOf(entry)] }),
          queryClient.invalidateQueries({ queryKey: ['team', 'history'] }),
        ])
      },
    },
    queryClient,
  )
  return {
    onUndo: (entry) => undo.mutate(entry),
    undoingId: undo.isPending ? undo.variables.id : null,
    problem: undo.error ? userFacingText(undo.error) : null,
  }
}
