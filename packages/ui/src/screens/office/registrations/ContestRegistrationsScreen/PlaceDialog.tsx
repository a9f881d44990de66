import { countOf } from '@parket/domain/format/plural'
import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'
import type { ContestEntry } from './contestEntry.ts'
import { entryTitle } from './entryColumns.tsx'

export interface PlaceDialogProps {
  /** Who is to get a place. */
  entry: ContestEntry
  /** What the contest comes to: «31 из 30». */
  crowding: { taken: number; places: number }
  /** The place is being given. */
  isSending: boolean
  /** Gives the place nevertheless. */
  onGive: () => void
  /** Leaves everything as it is. */
  onClose: () => void
}

/** Asks before a place beyond the capacity is given. */
export function PlaceDialog({ entry, crowding, isSending, onGive, onClose }: PlaceDialogProps) {
  const { taken, places } = crowding
  return (
    <AlertDialog
      title="Дать место сверх предела?"
      isOpen
      tone="neutral"
      confirmLabel="Дать место"
      isPending={isSending}
      onConfirm={onGive}
      onCancel={onClose}
    >
      {entryTitle(entry)}. В&nbsp;номинации {countOf(places, ['место', 'места', 'мест'])}, станет
      занято {taken} из {places}.
    </AlertDialog>
  )
}
