import type { SheetFieldName } from '@parket/domain/registrationSheet/sheetFields'
import type { SheetFault } from '../../parts/SheetFaults/SheetFaults.tsx'

/** What a table of registrations would change. */
export interface RegistrationImportPreview {
  columns: readonly ImportColumn[]
  /** Fields that no column holds though every registration needs them. */
  missing: readonly string[]
  created: number
  added: number
  same: number
  /** New entries without a place. */
  waiting: number
  /** New dancers whose gender the table does not say. */
  without_gender: number
  /** Kopecks that are charged for the new entries. */
  charged: number
  /** Kopecks of new payments. */
  amount: number
  /** Addresses that were never asked for the consents. */
  letters: number
  rows: readonly PlannedRow[]
  faults: readonly SheetFault[]
}

export interface ImportColumn {
  title: string
  field: SheetFieldName | null
  /** The first cell that is not empty. */
  sample: string
}

export interface PlannedRow {
  row: number
  kind: 'create' | 'add' | 'same'
  title: string
  contests: readonly string[]
  waiting: number
  /** Kopecks that are charged for the new entries. */
  charged: number
  /** Kopecks of new payments. */
  amount: number
}
