import type { StationKind } from '@parket/domain/station/kinds'
import type { StationState } from '@parket/domain/station/state'

/** A station as the office sees it. */
export interface StationItem {
  id: number
  kind: StationKind
  letter: string | null
  label: string
  who: string
  state: StationState
  /** What the paired device says it is. */
  device: string | null
  /** A chief judge's device that came without the PIN. */
  is_without_pin: boolean
  /** The second device, which waits for an answer. */
  waiting: { device: string; since: string } | null
  code_expires_at: string | null
  paired_at: string | null
  last_seen_at: string | null
  unsent: number | null
  /** In per cent. */
  battery: number | null
}

/** What pairs a device: told once, so it is here only while the page that made it is open. */
export interface ToldCode {
  code: string
  expires_at: string
  link: string
}

export interface StationQuery {
  /** All, those that need somebody, those that no device is paired for. */
  show: '' | 'help' | 'open'
}

/** What a new station is made of. */
export interface StationDraft {
  kind: StationKind
  judge_id: number | null
  label: string
  who: string
}

/** A code on paper, with whose it is. */
export interface PrintedCode {
  id: number
  title: string
  who: string
  link: string
}
