import type { ContestFields } from '@parket/domain/contest/fields'
import type { ContestStatus, Scoring } from '@parket/domain/contest/status'
import type { ReactNode } from 'react'
import type { EventHeading } from '@parket/domain/event/event'
import type { EventOfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import type { Outcome } from '../../parts/OutcomeAlert.tsx'
import type { GridDialogProps } from './GridDialog.tsx'
import type { ImportDialogProps } from './ImportDialog.tsx'
import type { OrderDialogProps } from './OrderDialog.tsx'

/** A contest as its organisers see it. */
export interface AdminContest extends Omit<ContestFields, 'status' | 'scoring'> {
  id: string
  status: ContestStatus
  scoring: Scoring
  active_count: number
  waiting_count: number
}

export interface ContestQuery {
  q: string
  /** Empty: all sections. */
  section: string
  /** Empty: any. */
  status: '' | ContestStatus
  /** Only those that ask for something: empty, or `yes`. */
  attention: '' | 'yes'
}

export interface ContestListScreenProps extends EventOfficeScreen {
  /** `contests` are those that the query leaves, `total` all of the event's. */
  view: Loading | Failed | NoRight | Ready<{ contests: readonly AdminContest[]; total: number }>
  /** The event, which the page names; null while it is on its way. */
  event: (EventHeading & { published?: boolean }) | null
  /** Filters and order, as the address has them. */
  query: ContestQuery
  /** Gives what has changed of the filters and the order. */
  onQueryChange: (change: Partial<ContestQuery>) => void
  /** The event's sections, in order. */
  sections: readonly string[]
  /** How many contests the event has, how many ask for something, and those of some statuses. */
  counts: Record<'all' | 'attention' | 'open' | 'running' | 'judged', number>
  /** Ids of the selected contests. */
  selection: { value: readonly string[]; onChange: (value: string[]) => void }
  /** Begins a new contest. */
  onCreate: () => void
  /** Begins a grid of contests. */
  onGrid: () => void
  /** Begins to read a table. */
  onImport: () => void
  /** Saves all contests as a table that can be read again. */
  onExport: (format: 'xlsx' | 'csv') => void
  /** Begins another order. */
  onOrder: () => void
  /** Gives these contests another status. */
  onStatus: (contests: readonly AdminContest[], status: ContestStatus) => void
  /** Opens the dialog that changes these contests at once. */
  onMassEdit: (contests: readonly AdminContest[]) => void
  /** Begins a packet of these contests. */
  onPacket: (contests: readonly AdminContest[]) => void
  /** Deletes these contests, which can be undone. */
  onDelete: (contests: readonly AdminContest[]) => void
  /** What the last action came to. */
  outcome: Outcome | null
  /** The contest beside the list and its id, null for a new one; null: none is open. */
  record: { id: string | null; pane: ReactNode } | null
  /** The letters of the panels by contest; null until they have come. */
  panels: ReadonlyMap<string, readonly string[]> | null
  /** Kopecks, over the whole event; null until they have come, and for who does not see its money. */
  money: { paid: number; charged: number } | null
  /** Contests of several ages and levels being made; null: closed. */
  grid: GridDialogProps | null
  /** A table being read; null: closed. */
  importing: ImportDialogProps | null
  /** Another order being made; null: closed. */
  order: OrderDialogProps | null
  /** Addresses that it leads to. */
  links: {
    home: string
    contest: (groupNum: number) => string
    registrations: (groupNum: number) => string
    judges: string
    payments: string
  }
}
