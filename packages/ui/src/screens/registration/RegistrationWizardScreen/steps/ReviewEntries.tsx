import { dancerKey } from '@parket/domain/registration/dancers'
import type { ShownEntry } from '../wizardProgress.ts'
import type { StepProps, WizardActions } from '../wizardView.ts'
import { ReviewEntry } from './ReviewEntry.tsx'

interface ReviewEntriesProps extends StepProps {
  onEntryOpen: WizardActions['onEntryOpen']
}

/** By the dancers: an open question stays with whom it is about. The same dancers can be there twice. */
function keysOf(entries: readonly ShownEntry[]): string[] {
  const names = entries.map(({ dancers }) => dancers.map(dancerKey).join('+'))
  return names.map(
    (name, place) => `${name} ${names.slice(0, place).filter((one) => one === name).length}`,
  )
}

/** Each with its own dancers and contests, as it becomes a registration. */
export function ReviewEntries({ view, onEdit, onEntryOpen }: ReviewEntriesProps) {
  const keys = keysOf(view.entries)
  return view.entries.map((entry, place) => (
    <ReviewEntry
      key={keys[place]}
      entry={entry}
      place={place}
      view={view}
      event={view.event}
      onEdit={onEdit}
      onEntryOpen={onEntryOpen}
    />
  ))
}
