import type { PacketDefinition } from '@parket/domain/contest/contest'
import type { ContestStatus, Scoring } from '@parket/domain/contest/status'
import type { AgeMode, PriceStep } from '@parket/domain/event/event'
import type { JudgeRole } from '@parket/domain/judge/judge'
import type { LedgerKind } from '@parket/domain/money/ledger'
import type { Payee } from '@parket/domain/money/payee'
import type { EntryStatus, Gender, JnjRole } from '@parket/domain/registration/request'
import type { Role } from '@parket/domain/rights/rights'
import type { PublicContacts } from '@parket/domain/team/publicContacts'
import type { SessionItemKind } from '@parket/domain/timetable/fields'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { Mail } from '../mail/mail.ts'

/**
 * The tables as Kysely types; `migrations/` is their source.
 * Moments are `Date`, calendar days `YYYY-MM-DD`, money integer kopecks.
 * JSON columns are written as text: pass them through `JSON.stringify`.
 */
export interface Database {
  teams: TeamsTable
  users: UsersTable
  tokens: TokensTable
  one_time_tokens: OneTimeTokensTable
  team_members: TeamMembersTable
  roster_dancers: RosterDancersTable
  events: EventsTable
  event_users: EventUsersTable
  event_tags: EventTagsTable
  event_files: EventFilesTable
  attachments: AttachmentsTable
  judges: JudgesTable
  event_judges: EventJudgesTable
  panel_judges: PanelJudgesTable
  contests: ContestsTable
  reg_datas: RegDatasTable
  dancers: DancersTable
  registrations: RegistrationsTable
  ledger: LedgerTable
  sessions: SessionsTable
  session_items: SessionItemsTable
  rounds: RoundsTable
  heat_entries: HeatEntriesTable
  settings: SettingsTable
  outbox: OutboxTable
  idempotency_keys: IdempotencyKeysTable
  rate_limits: RateLimitsTable
  audit_log: AuditLogTable
}

/** A moment; filters and values may also be ISO 8601 text. */
type Moment = ColumnType<Date, Date | string, Date | string>
type NullableMoment = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>
/** Kept by a trigger. */
type UpdatedAt = ColumnType<Date, Date | string | undefined, never>
type Defaulted<T> = Generated<T>
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>
type DefaultedJson<T> = ColumnType<T, string | undefined, string>

export type Attendance = 'present' | 'absent'
export type RoundStatus = 'planned' | 'drawn' | 'locked' | 'running' | 'judged' | 'published'
export type PaymentMethod = 'cash' | 'card' | 'transfer' | 'online'

export interface TeamsTable {
  id: Generated<number>
  name: string
  domain: string | null
  accent: Defaulted<string>
  logo_key: string | null
  favicon_key: string | null
  contacts: DefaultedJson<PublicContacts>
  home_text: Defaulted<string>
  created_at: CreatedAt
  updated_at: UpdatedAt
  deleted_at: NullableMoment
}

export interface UsersTable {
  id: Generated<number>
  email: string
  email_verified_at: NullableMoment
  password_hash: string | null
  profile_photo_path: string | null
  last_name: Defaulted<string>
  first_name: Defaulted<string>
  superadmin: Defaulted<boolean>
  phone: Defaulted<string>
  birth_date: string | null
  gender: Defaulted<Gender>
  city: Defaulted<string>
  country: Defaulted<string>
  created_at: CreatedAt
  updated_at: UpdatedAt
  deleted_at: NullableMoment
  /** The person had the data erased; never restored. */
  erased_at: NullableMoment
}

export interface TokensTable {
  id: Generated<number>
  user_id: number
  /** SHA-256, hex. */
  hash: string
  created_at: CreatedAt
  last_used_at: CreatedAt
  expires_at: Moment
  revoked_at: NullableMoment
}

export interface OneTimeTokensTable {
  id: Generated<number>
  kind: 'password-reset' | 'email-verification' | 'first-superadmin'
  user_id: number | null
  /** SHA-256, hex. */
  hash: string
  created_at: CreatedAt
  expires_at: Moment
  used_at: NullableMoment
}

export interface TeamMembersTable {
  team_id: number
  user_id: number
  role: Role
  created_at: CreatedAt
}

export interface RosterDancersTable {
  id: Generated<number>
  owner_id: number
  user_id: number | null
  last_name: string
  first_name: string
  birth_date: string
  gender: Defaulted<Gender>
  last_name_key: GeneratedAlways<string>
  first_name_key: GeneratedAlways<string>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface EventsTable {
  id: Generated<number>
  team_id: number
  name: string
  date_begin: Moment
  date_end: Moment
  city: Defaulted<string>
  place: Defaulted<string>
  time_zone: Defaulted<string>
  age_mode: Defaulted<AgeMode>
  reg_from: NullableMoment
  reg_to: NullableMoment
  published: Defaulted<boolean>
  info: Defaulted<string>
  contacts: DefaultedJson<PublicContacts>
  payment_details: NullableJson<Payee>
  price_steps: DefaultedJson<PriceStep[]>
  min_rest: Defaulted<number>
  version: Defaulted<number>
  last_reg_n: Defaulted<number>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface EventUsersTable {
  event_id: number
  user_id: number
  role: Role
  created_at: CreatedAt
}

export interface EventTagsTable {
  id: Generated<number>
  event_id: number
  tag_name: string
  tag_value: string | null
  pub: Defaulted<boolean>
}

export interface EventFilesTable {
  event_id: number
  id: string
  name: string
  mime: string
  size: number
  storage_key: string
  preview_key: string | null
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface AttachmentsTable {
  id: Generated<number>
  event_id: number
  ind: number
  title: string
  url: string | null
  file_id: string | null
}

export interface JudgesTable {
  id: Generated<number>
  last_name: string
  first_name: string
  city: Defaulted<string>
  category: Defaulted<string>
  phone: Defaulted<string>
  email: Defaulted<string>
  last_name_key: GeneratedAlways<string>
  first_name_key: GeneratedAlways<string>
  city_key: GeneratedAlways<string>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface EventJudgesTable {
  event_id: number
  judge_id: number
  role: JudgeRole
  /** Null where the role has none. */
  letter: string | null
  created_at: CreatedAt
}

export interface PanelJudgesTable {
  contest_id: string
  event_id: number
  judge_id: number
  /** Place in the panel, from 0. */
  ind: number
}

export interface ContestsTable {
  id: string
  event_id: number
  group_num: number
  group_name: string
  min_count: Defaulted<number>
  max_count: Defaulted<number>
  min_age: number | null
  max_age: number | null
  section: Defaulted<string>
  status: Defaulted<ContestStatus>
  tags: Defaulted<string[]>
  price: Defaulted<number>
  capacity: number | null
  scoring: Defaulted<Scoring>
  dances: string[]
  heat_size: Defaulted<number>
  sort: Defaulted<number>
  jnj_role_split: Defaulted<boolean>
  packet: NullableJson<PacketDefinition>
  version: Defaulted<number>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface RegDatasTable {
  id: Generated<number>
  event_id: number
  reg_n: number
  email: string
  phone: string
  city: string
  pin_code: string
  start_number: number | null
  registered_by: number | null
  attendance: Attendance | null
  consent_processing: boolean | null
  consent_publication: boolean | null
  consent_at: NullableMoment
  consent_text_version: string | null
  version: Defaulted<number>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface DancersTable {
  id: Generated<number>
  reg_data_id: number
  event_id: number
  user_id: number | null
  ind: number
  last_name: string
  first_name: string
  birth_date: string
  gender: Defaulted<Gender>
  last_name_key: GeneratedAlways<string>
  first_name_key: GeneratedAlways<string>
}

export interface RegistrationsTable {
  id: Generated<number>
  event_id: number
  reg_data_id: number
  contest_id: string
  packet_contest_id: string | null
  status: EntryStatus
  entered_at: CreatedAt
  price_day: string
  withdrawn_at: NullableMoment
  attendance: Attendance | null
  role: JnjRole | null
}

export interface LedgerTable {
  id: Generated<number>
  event_id: number
  reg_data_id: number
  kind: LedgerKind
  amount: number
  title: Defaulted<string>
  contest_id: string | null
  dancer_id: number | null
  corrects_id: number | null
  method: PaymentMethod | null
  reference: Defaulted<string>
  created_by: number | null
  created_at: CreatedAt
}

export interface SessionsTable {
  id: Generated<number>
  event_id: number
  number: number
  title: Defaulted<string>
  floor: Defaulted<string>
  start_at: Moment
  version: Defaulted<number>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface SessionItemsTable {
  id: Generated<number>
  session_id: number
  event_id: number
  ind: number
  kind: SessionItemKind
  contest_id: string | null
  round_index: number | null
  title: Defaulted<string>
  minutes: number
}

export interface RoundsTable {
  id: Generated<number>
  contest_id: string
  event_id: number
  role: JnjRole | null
  round_index: number
  status: Defaulted<RoundStatus>
  advance: number
  seed: string | null
  version: Defaulted<number>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface HeatEntriesTable {
  round_id: number
  registration_id: number
  heat: number
  ind: number
}

export interface SettingsTable {
  key: string
  value: JSONColumnType<object>
  created_at: CreatedAt
}

export interface OutboxTable {
  id: Generated<number>
  kind: 'mail'
  payload: JSONColumnType<Mail>
  created_at: CreatedAt
  run_at: CreatedAt
  attempts: Defaulted<number>
  lease_until: NullableMoment
  sent_at: NullableMoment
  failed_at: NullableMoment
  last_error: string | null
}

export interface IdempotencyKeysTable {
  scope: string
  key: string
  body_hash: string
  status: number | null
  response: NullableJson<object>
  created_at: CreatedAt
}

export interface RateLimitsTable {
  scope: string
  key: string
  attempts: number
  window_ends_at: Moment
}

export interface AuditLogTable {
  id: Generated<number>
  at: CreatedAt
  user_id: number | null
  team_id: number | null
  event_id: number | null
  action: string
  entity: string
  entity_id: string
  changes: NullableJson<object>
}
