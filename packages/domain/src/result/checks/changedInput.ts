import type { InputFault } from '../../journal/inputs.ts'
import type { ResultWarning } from './warning.ts'

/** What the result follows from and the journal tells otherwise: it was changed past the server. */
export function changedInput(faults: readonly InputFault[]): ResultWarning[] {
  return faults.map(({ part, text }) => ({ kind: 'changed-input', about: [part, text], text }))
}
