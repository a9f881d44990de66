import type { KeptFile } from '@parket/domain/files/fileSlotState'
import type { Role } from '@parket/domain/rights/rights'
import type { TeamFields } from '@parket/domain/team/team'
import type { RecordForm } from '../parts/recordForm.ts'

/** A team as its list shows it. */
export interface TeamItem {
  id: number
  name: string
  domain: string | null
  /** The reader's role in it; null for a superadmin, who needs none. */
  role: Role | null
  deleted_at: string | null
}

/** A picture of a team's brand, stored as soon as it is chosen. */
export interface BrandFile {
  file: KeptFile | null
  /** Part sent, 0 to 1; null while nothing is. */
  progress: number | null
  problem: string | null
  onChoose: (file: File) => void
  onDelete: () => void
}

/** The team that is open beside the list. */
export interface TeamRecordProps {
  /** Null: it is being created. */
  team: Pick<TeamItem, 'id' | 'name' | 'domain' | 'deleted_at'> | null
  form: RecordForm<TeamFields>
  isChanged: boolean
  /** Null while the team is being created; the default team has no icon of its own. */
  files: { logo: BrandFile; favicon: BrandFile | null } | null
  onClose: () => void
  /** Deletes it softly; null where it cannot be: the default team, one that is being created. */
  onDelete: (() => void) | null
  /** Brings it back; null where it is not deleted. */
  onRestore: (() => void) | null
  /** The site of the team; null where it has none of its own. */
  siteHref: string | null
}
