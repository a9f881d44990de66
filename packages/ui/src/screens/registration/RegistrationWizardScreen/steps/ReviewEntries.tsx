import type { StepProps, WizardActions } from '../wizardView.ts'
import { ReviewEntry } from './ReviewEntry.tsx'

interface ReviewEntriesProps extends StepProps {
  onEntryOpen: WizardActions['onEntryOpen']
}

/** Each with its own dancers and contests, as it becomes a registration. */
export function ReviewEntries({ view, onEdit, onEntryOpen }: ReviewEntriesProps) {
  return view.entries.map((entry, place) => (
    <ReviewEntry
      key={place}
      entry={entry}
      place={place}
      view={view}
      event={view.event}
      onEdit={onEdit}
      onEntryOpen={onEntryOpen}
    />
  ))
}
