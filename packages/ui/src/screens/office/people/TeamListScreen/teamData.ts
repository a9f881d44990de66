import type { KeptFile } from '@parket/domain/files/fileSlotState'
import type { Role } from '@parket/domain/rights/rights'
import type { TeamFields } from '@parket/domain/team/team'
import type { RecordForm } from '../../parts/recordForm.ts'

/** A team as its list shows it. */
export interface TeamItem {
  id: number
  name: string
  /** As it is read, an IDN in its own letters; null: the default team. */
  domain_unicode: string | null
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

/** Where the domain of a team leads, as far as the DNS tells. */
export interface DomainCheck {
  /** As it is read. */
  domain_unicode: string
  /** `unknown`: it has no address; `unanswered`: the DNS did not answer. */
  state: 'here' | 'elsewhere' | 'unknown' | 'unanswered'
  /** IP addresses of the domain. */
  addresses: readonly string[]
  /** Those of this installation. */
  own_addresses: readonly string[]
}

/** The team that is open beside the list. */
export interface TeamRecordProps {
  /** Null: it is being created. */
  team: Pick<TeamItem, 'id' | 'name' | 'domain_unicode' | 'deleted_at'> | null
  form: RecordForm<TeamFields>
  isChanged: boolean
  /** Null while the team is being created; the default team has no icon of its own. */
  files: { logo: BrandFile; favicon: BrandFile | null } | null
  onClose: () => void
  /** Deletes it softly; null where it cannot be: the default team, one that is being created. */
  onDelete: (() => void) | null
  /** Brings it back; null where it is not deleted. */
  onRestore: (() => void) | null
  /** Asks where the stored domain leads; null where there is none. */
  domainCheck: {
    result: DomainCheck | null
    isPending: boolean
    /** Why it could not be asked. */
    problem: string | null
    onCheck: () => void
  } | null
  /** The site of the team; null where it has none of its own. */
  siteHref: string | null
}
