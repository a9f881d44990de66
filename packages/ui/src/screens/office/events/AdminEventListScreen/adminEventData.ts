import type { EventPeriod } from '@parket/domain/event/event'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import type { Failed, Loading, NoRight, Ready, ListRows } from '../../../../viewState.ts'
import type { Outcome } from '../../parts/OutcomeAlert.tsx'
import type { AdminEventAction, EventLife } from '../../parts/eventLife.ts'
import type { EventDialogProps } from './EventDialog.tsx'

export interface AdminEvent extends EventPeriod, EventLife {
  id: number
  name: string
  city: string
  version: number
}

export type AdminEventSort = '' | 'date_begin' | '-date_begin' | 'name' | '-name'

export interface AdminEventQuery {
  q: string
  filter: '' | 'future' | 'past'
  /** Drafts, published ones or the archive only. */
  published: '' | 'true' | 'false' | 'archived'
  /** Empty: the latest first. */
  sort: AdminEventSort
}

export interface AdminEventListScreenProps extends OfficeScreen {
  /** One page of events; or why there are none. */
  view: Loading | Failed | NoRight | Ready<ListRows<AdminEvent>>
  /** Filters, order and page, as the address has them. */
  query: AdminEventQuery
  /** Gives what has changed of the filters and the order. */
  onQueryChange: (change: Partial<AdminEventQuery>) => void
  /** Ids of the selected events. */
  selection: { value: readonly string[]; onChange: (value: string[]) => void }
  /** Begins a new event; null for those who may not. */
  onCreate: (() => void) | null
  /** Begins a copy; null for those who may not. */
  onCopy: ((event: AdminEvent) => void) | null
  /** Publishes, hides, cancels or restores an event. */
  onAction: (event: AdminEvent, action: AdminEventAction) => void
  /** Makes the rehearsal of an event, or opens the one there is. */
  onRehearse: (event: AdminEvent) => void
  /** Begins to delete an event. */
  onDelete: (event: AdminEvent) => void
  /** Whether the reader may delete the event. */
  mayDelete: (event: AdminEvent) => boolean
  /** The question before an event is deleted; null: nothing is asked. */
  deletion: { name: string; isPending: boolean; onConfirm: () => void; onCancel: () => void } | null
  /** A new event or a copy being filled in. */
  dialog: EventDialogProps | null
  /** What the last action came to: done, with the way back, or refused and why. */
  outcome: Outcome | null
  /** Addresses that it leads to. */
  links: {
    home: string
    event: (eventId: number) => string
    settings: (eventId: number) => string
    registrations: (eventId: number) => string
    page: (page: number) => string
  }
}
