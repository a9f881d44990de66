import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { DancerInput } from '@parket/domain/registration/request'
import type { Failed, Loading, Ready } from '../../../viewState.ts'

/** A dancer of the roster; `id` null is the account's owner. */
export interface RosterDancer extends DancerInput {
  rosterId: number | null
}

/** A dancer of the roster being changed. */
export interface RosterEdit {
  rosterId: number
  values: Pick<DancerInput, 'last_name' | 'first_name' | 'birth_date' | 'gender'>
  errors: FieldErrors
}

export interface RosterDialogProps {
  /** Whether it is open. */
  isOpen: boolean
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | Ready<{ dancers: readonly RosterDancer[] }>
  /** Dancers of the form who are not in the roster yet. */
  unkept: readonly DancerInput[]
  /** The dancer that is being typed; null for none. */
  edit: RosterEdit | null
  /** Something is being saved. */
  isSaving: boolean
  /** Why saving did not succeed, in Russian. */
  problem: string | null
  /** The dancer just removed, who can be restored. */
  removed: DancerInput | null
  /** What can be done with the roster. */
  actions: {
    onAdd: (dancers: DancerInput[]) => void
    onKeep: (dancers: readonly DancerInput[]) => void
    onEdit: (dancer: RosterDancer) => void
    onEditChange: (change: Partial<RosterEdit['values']>) => void
    onEditSave: () => void
    onEditCancel: () => void
    onRemove: (dancer: RosterDancer) => void
    onPutBack: () => void
    onClose: () => void
  }
}
