import { queryClient } from '@parket/react/data/queryClient'
import { undoChange } from './changes.ts'
import { reasonsOf } from '@parket/react/data/reasons'
import type { useOutcome } from './useOutcome.ts'

/** What is said after whatever was taken back. */
export const UNDONE = 'Возвращено как было.'

interface UndoSays extends Pick<ReturnType<typeof useOutcome>, 'showRefused'> {
  showDone: (text: string, onUndo: null) => void
}

/** Takes a change of an event back, and says so. */
export function useUndo(eventId: number, { showDone, showRefused }: UndoSays) {
  async function undo(changeSetId: number): Promise<void> {
    try {
      await undoChange(eventId, changeSetId)
      showDone(UNDONE, null)
    } catch (error) {
      showRefused('Вернуть не получилось', reasonsOf(error))
    }
    await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
  }
  return {
    undo,
    /** What takes this change back; null where nothing was kept of it. */
    undoOf: (changeSetId: number | null) =>
      changeSetId === null ? null : () => void undo(changeSetId),
  }
}
