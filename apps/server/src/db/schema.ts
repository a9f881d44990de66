// Written by `npm run generate` from the migrations; not by hand.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { JsonColumns } from './jsonColumns.ts'

// Moments are `Date`, calendar days `YYYY-MM-DD`, money integer kopecks.

/** A moment; filters and values may also be ISO 8601 text. */
type Moment = ColumnType<Date, Date | string, Date | string>
type NullableMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type DefaultedMoment = ColumnType<Date, Date | string | undefined, Date | string>
/** Kept by a trigger. */
type UpdatedAt = ColumnType<Date, Date | string | undefined, never>

/** JSON is written as text: pass it through `JSON.stringify`. */
type Json<Name extends keyof JsonColumns> = ColumnType<JsonColumns[Name], string, string>
type NullableJson<Name extends keyof JsonColumns> = ColumnType<
  JsonColumns[Name] | null,
  string | null | undefined,
  string | null
>
type DefaultedJson<Name extends keyof JsonColumns> = ColumnType<
  JsonColumns[Name],
  string | undefined,
  string
>

export interface Database {
  approval_links: ApprovalLinksTable
  approvals: ApprovalsTable
  attachments: AttachmentsTable
  audit_log: AuditLogTable
  change_sets: ChangeSetsTable
  check_answers: CheckAnswersTable
  chief_pins: ChiefPinsTable
  contests: ContestsTable
  dancers: DancersTable
  distinct_registrations: DistinctRegistrationsTable
  draw_secrets: DrawSecretsTable
  emergency_files: EmergencyFilesTable
  event_files: EventFilesTable
  event_judges: EventJudgesTable
  event_tags: EventTagsTable
  event_users: EventUsersTable
  events: EventsTable
  found_users: FoundUsersTable
  heat_calls: HeatCallsTable
  heat_entries: HeatEntriesTable
  heat_releases: HeatReleasesTable
  idempotency_keys: IdempotencyKeysTable
  invitations: InvitationsTable
  journal: JournalTable
  journal_letters: JournalLettersTable
  journal_texts: JournalTextsTable
  judges: JudgesTable
  ledger: LedgerTable
  live_topics: LiveTopicsTable
  mark_corrections: MarkCorrectionsTable
  mark_sheet_typists: MarkSheetTypistsTable
  mark_sheets: MarkSheetsTable
  one_time_tokens: OneTimeTokensTable
  outbox: OutboxTable
  panel_judges: PanelJudgesTable
  panel_substitutions: PanelSubstitutionsTable
  paper_prints: PaperPrintsTable
  person_links: PersonLinksTable
  processes: ProcessesTable
  publications: PublicationsTable
  published_items: PublishedItemsTable
  rate_limits: RateLimitsTable
  rating_changes: RatingChangesTable
  rating_inputs: RatingInputsTable
  rating_requests: RatingRequestsTable
  rating_results: RatingResultsTable
  rating_runs: RatingRunsTable
  rating_schemes: RatingSchemesTable
  rating_work: RatingWorkTable
  recovery_codes: RecoveryCodesTable
  reg_datas: RegDatasTable
  registrations: RegistrationsTable
  result_keys: ResultKeysTable
  result_questions: ResultQuestionsTable
  roster_dancers: RosterDancersTable
  round_decisions: RoundDecisionsTable
  round_exits: RoundExitsTable
  round_pairs: RoundPairsTable
  round_panel_judges: RoundPanelJudgesTable
  round_versions: RoundVersionsTable
  rounds: RoundsTable
  row_changes: RowChangesTable
  second_factors: SecondFactorsTable
  session_items: SessionItemsTable
  sessions: SessionsTable
  settings: SettingsTable
  sheet_agreements: SheetAgreementsTable
  sheet_columns: SheetColumnsTable
  stations: StationsTable
  team_members: TeamMembersTable
  teams: TeamsTable
  tokens: TokensTable
  trainee_sheets: TraineeSheetsTable
  users: UsersTable
}

export interface ApprovalLinksTable {
  id: Generated<number>
  event_id: number
  contest_id: string
  judge_id: number
  token_hash: string
  result_hash: string
  sent_at: Moment
  expires_at: Moment
  used_at: NullableMoment
  replaced_at: NullableMoment
  letter_id: number | null
}

export interface ApprovalsTable {
  id: Generated<number>
  event_id: number
  contest_id: string
  hash: string
  at: Moment
  user_id: number | null
  station_id: number | null
  is_without_pin: Generated<boolean>
  withdrawn_at: NullableMoment
  judge_id: number | null
}

export interface AttachmentsTable {
  id: Generated<number>
  event_id: number
  ind: number
  title: string
  url: string | null
  file_id: string | null
  is_partner: Generated<boolean>
}

export interface AuditLogTable {
  id: Generated<number>
  at: DefaultedMoment
  user_id: number | null
  team_id: number | null
  event_id: number | null
  action: string
  entity: string
  entity_id: string
  changes: NullableJson<'audit_log.changes'>
  change_set_id: number | null
  station_id: number | null
}

export interface ChangeSetsTable {
  id: Generated<number>
  at: DefaultedMoment
  team_id: number
  event_id: number
  user_id: number | null
  action: string
  undoes: number | null
}

export interface CheckAnswersTable {
  id: Generated<number>
  event_id: number
  contest_id: string
  key: string
  kind: string
  warning: string
  answer: string
  at: Moment
  user_id: number | null
  station_id: number | null
  name: Generated<string>
}

export interface ChiefPinsTable {
  event_id: number
  judge_id: number
  hash: string
  set_at: Moment
}

export interface ContestsTable {
  id: string
  event_id: number
  group_num: number
  group_name: string
  min_count: Generated<number>
  max_count: Generated<number>
  min_age: number | null
  max_age: number | null
  section: Generated<string>
  status: Generated<'draft' | 'open' | 'closed' | 'ready' | 'running' | 'judged' | 'published' | 'cancelled'>
  tags: Generated<string[]>
  price: Generated<number>
  capacity: number | null
  scoring: Generated<'skating' | 'points' | 'relative-placement' | 'none'>
  dances: string[]
  heat_size: Generated<number>
  sort: Generated<number>
  jnj_role_split: Generated<boolean>
  packet: NullableJson<'contests.packet'>
  version: Generated<number>
  created_at: DefaultedMoment
  updated_at: UpdatedAt
  min_entries: number | null
  level: Generated<string>
  final_max: Generated<number>
  criteria: DefaultedJson<'contests.criteria'>
  drop_extremes: Generated<'off' | 'criterion' | 'total'>
  degrees: DefaultedJson<'contests.degrees'>
  tie_break: Generated<'head-to-head' | 'chief-judge'>
  recall_same_dances: Generated<boolean>
  order_eliminated: Generated<boolean>
  marks_published: Generated<boolean>
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
  gender: Generated<'F' | 'M'>
  last_name_key: GeneratedAlways<string>
  first_name_key: GeneratedAlways<string>
  medical_seen: Generated<boolean>
  insurance_seen: Generated<boolean>
  document_seen: Generated<boolean>
  person_key: Generated<string>
  erased_at: NullableMoment
  former_last_name: Generated<string>
  federation_codes: Generated<string[]>
  name_salt: string | null
}

export interface DistinctRegistrationsTable {
  id: Generated<number>
  event_id: number
  reg_data_id: number
  other_id: number
  user_id: number | null
  at: DefaultedMoment
}

export interface DrawSecretsTable {
  id: Generated<number>
  event_id: number
  session_id: number
  secret: string
  committed_at: Moment
  digits: string | null
  said_at: NullableMoment
}

export interface EmergencyFilesTable {
  id: Generated<number>
  event_id: number
  made_at: Moment
  numbers: Json<'emergency_files.numbers'>
  draw_id: number | null
}

export interface EventFilesTable {
  event_id: number
  id: string
  name: string
  mime: string
  size: number
  storage_key: string
  preview_key: string | null
  created_at: DefaultedMoment
  updated_at: UpdatedAt
}

export interface EventJudgesTable {
  event_id: number
  judge_id: number
  role: 'chief' | 'line' | 'scrutineer' | 'trainee'
  letter: string | null
  created_at: DefaultedMoment
}

export interface EventTagsTable {
  id: Generated<number>
  event_id: number
  tag_name: string
  tag_value: string | null
  pub: Generated<boolean>
}

export interface EventUsersTable {
  event_id: number
  user_id: number
  role: 'supervisor' | 'admin' | 'manager'
  created_at: DefaultedMoment
}

export interface EventsTable {
  id: Generated<number>
  team_id: number
  name: string
  date_begin: Moment
  date_end: Moment
  city: Generated<string>
  place: Generated<string>
  time_zone: Generated<string>
  age_mode: Generated<'exact' | 'year'>
  reg_from: NullableMoment
  reg_to: NullableMoment
  published: Generated<boolean>
  info: Generated<string>
  contacts: DefaultedJson<'events.contacts'>
  payment_details: NullableJson<'events.payment_details'>
  price_steps: DefaultedJson<'events.price_steps'>
  version: Generated<number>
  last_reg_n: Generated<number>
  created_at: DefaultedMoment
  updated_at: UpdatedAt
  min_rest: Generated<number>
  archived_at: NullableMoment
  protest_minutes: Generated<number>
  cancelled_at: NullableMoment
  kind: Generated<string>
  pay_until: NullableMoment
  start_number_mode: Generated<'reg_n' | 'own'>
  dance_seconds: Generated<number>
  rehearsal_of: number | null
  retention_months: number | null
  personal_data_erased_at: NullableMoment
  timetable_published_at: NullableMoment
  third_decides: Generated<boolean>
  chief_approval: Generated<boolean>
  second_entry: Generated<'none' | 'finals' | 'all'>
  draw_mode: Generated<'server' | 'public'>
  journal_copies: Generated<string>
}

export interface FoundUsersTable {
  finder_id: number
  user_id: number
  found_at: Moment
}

export interface HeatCallsTable {
  round_id: number
  dance: string
  heat: number
  registration_id: number
  state: 'present' | 'called' | 'missing'
  at: Moment
  user_id: number | null
  station_id: number | null
}

export interface HeatEntriesTable {
  round_id: number
  registration_id: number
  heat: number
  ind: number
  is_late: Generated<boolean>
}

export interface HeatReleasesTable {
  n: Generated<number>
  round_id: number
  dance: string
  heat: number
  at: Moment
  user_id: number | null
  station_id: number | null
}

export interface IdempotencyKeysTable {
  scope: string
  key: string
  body_hash: string
  status: number | null
  response: NullableJson<'idempotency_keys.response'>
  created_at: DefaultedMoment
}

export interface InvitationsTable {
  id: Generated<number>
  email: string
  team_id: number
  event_id: number | null
  role: 'supervisor' | 'admin' | 'manager'
  invited_by: number
  created_at: Moment
  expires_at: Moment
  accepted_at: NullableMoment
}

export interface JournalTable {
  id: Generated<number>
  event_id: number
  round_id: number | null
  n: number
  at: Moment
  device_at: NullableMoment
  kind: string
  user_id: number | null
  station_id: number | null
  epoch: number | null
  seq: number | null
  body: Json<'journal.body'>
  prev: string
  hash: string
  answer: NullableJson<'journal.answer'>
}

export interface JournalLettersTable {
  event_id: number
  told_n: number
}

export interface JournalTextsTable {
  hash: string
  event_id: number
  salt: string
  text: string
}

export interface JudgesTable {
  id: Generated<number>
  last_name: string
  first_name: string
  city: Generated<string>
  category: Generated<string>
  phone: Generated<string>
  email: Generated<string>
  last_name_key: GeneratedAlways<string>
  first_name_key: GeneratedAlways<string>
  city_key: GeneratedAlways<string>
  created_at: DefaultedMoment
  updated_at: UpdatedAt
  team_id: number | null
  club: Generated<string>
  rehearsal_id: number | null
  name_salt: string | null
  merged_salts: Generated<string[]>
}

export interface LedgerTable {
  id: Generated<number>
  event_id: number
  reg_data_id: number
  kind: 'charge' | 'payment' | 'refund' | 'correction'
  amount: number
  title: Generated<string>
  contest_id: string | null
  dancer_id: number | null
  corrects_id: number | null
  method: 'cash' | 'card' | 'transfer' | 'online' | null
  reference: Generated<string>
  created_by: number | null
  created_at: DefaultedMoment
  change_set_id: number | null
}

export interface LiveTopicsTable {
  event_id: number
  topic: 'staff' | 'timetable' | 'results' | 'now'
  version: Generated<number>
}

export interface MarkCorrectionsTable {
  id: Generated<number>
  sheet_id: number
  user_id: number | null
  at: Moment
  reason: string
  before: Json<'mark_corrections.before'>
  after: Json<'mark_corrections.after'>
  station_id: number | null
  name: Generated<string>
}

export interface MarkSheetTypistsTable {
  sheet_id: number
  user_id: number | null
  station_id: number | null
  name: Generated<string>
}

export interface MarkSheetsTable {
  id: Generated<number>
  round_id: number
  dance: string
  attempt: number
  letter: string
  pass: 'first' | 'second' | 'resolved'
  user_id: number | null
  claimed_at: Moment
  finished_at: NullableMoment
  marks: DefaultedJson<'mark_sheets.marks'>
  version: Generated<number>
  source: Generated<'paper' | 'station'>
  station_id: number | null
  judge_id: number | null
  round_version: number | null
}

export interface OneTimeTokensTable {
  id: Generated<number>
  kind: 'password-reset' | 'email-verification' | 'email-change' | 'first-superadmin'
  user_id: number | null
  hash: string
  created_at: DefaultedMoment
  expires_at: Moment
  used_at: NullableMoment
}

export interface OutboxTable {
  id: Generated<number>
  kind: string
  payload: Json<'outbox.payload'>
  created_at: DefaultedMoment
  run_at: DefaultedMoment
  attempts: Generated<number>
  lease_until: NullableMoment
  sent_at: NullableMoment
  failed_at: NullableMoment
  last_error: string | null
  topic: string | null
  request_id: string | null
}

export interface PanelJudgesTable {
  contest_id: string
  event_id: number
  judge_id: number
  ind: number
}

export interface PanelSubstitutionsTable {
  id: Generated<number>
  round_id: number
  dance: string
  letter: string
  judge_id: number
  reason: string
  user_id: number | null
  at: Moment
  station_id: number | null
}

export interface PaperPrintsTable {
  id: Generated<number>
  event_id: number
  session_id: number
  kind: string
  at: Moment
  printed_by: number | null
  rounds: Json<'paper_prints.rounds'>
}

export interface PersonLinksTable {
  id: Generated<number>
  team_id: number
  dancer_id: number
  other_id: number
  is_same: boolean
  user_id: number | null
  at: DefaultedMoment
}

export interface ProcessesTable {
  id: string
  host: string
  version: string
  files_store: string
  key_fingerprint: string | null
  started_at: DefaultedMoment
  seen_at: DefaultedMoment
}

export interface PublicationsTable {
  id: Generated<number>
  event_id: number
  contest_id: string
  round_id: number | null
  version: number
  at: Moment
  user_id: number | null
  reason: Generated<string>
  changed: DefaultedJson<'publications.changed'>
  content: Json<'publications.content'>
  registrations: Json<'publications.registrations'>
  released_at: NullableMoment
  withdrawn_at: NullableMoment
  revealed_from_place: number | null
  revealed_at: NullableMoment
}

export interface PublishedItemsTable {
  event_id: number
  item_id: number
  session_id: number
  start_at: Moment
}

export interface RateLimitsTable {
  scope: string
  key: string
  attempts: number
  window_ends_at: Moment
}

export interface RatingChangesTable {
  run_id: number
  person_id: number
  before_num: number
  before_den: number
  after_num: number
  after_den: number
  rank_before: number | null
  rank_after: number | null
  results: Json<'rating_changes.results'>
}

export interface RatingInputsTable {
  run_id: number
  contest_id: string
  publication_version: number
  hash: string
}

export interface RatingRequestsTable {
  id: Generated<number>
  team_id: number
  user_id: number | null
  at: DefaultedMoment
}

export interface RatingResultsTable {
  run_id: number
  person_id: number
  dancer_id: number
  registration_id: number
  start_number: number
  event_id: number
  contest_id: string
  day: string
  scheme_id: number
  role: 'leader' | 'follower' | null
  place: number
  place_to: number
  entries: number
  other_role_entries: number | null
  is_finalist: boolean
  tier: number | null
  percent: number
  num: number
  den: number
}

export interface RatingRunsTable {
  id: Generated<number>
  team_id: number
  as_of: string
  started_at: Moment
  finished_at: NullableMoment
  user_id: number | null
  schemes: Json<'rating_runs.schemes'>
  inputs_hash: Generated<string>
  results: Generated<number>
  people: Generated<number>
  changed: Generated<number>
}

export interface RatingSchemesTable {
  id: Generated<number>
  team_id: number
  starts_on: string
  content: Json<'rating_schemes.content'>
  version: Generated<number>
}

export interface RatingWorkTable {
  team_id: number
  lease_until: Moment
  done: Generated<number>
  total: Generated<number>
}

export interface RecoveryCodesTable {
  user_id: number
  hash: string
  used_at: NullableMoment
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
  attendance: 'present' | 'absent' | null
  consent_processing: boolean | null
  consent_publication: boolean | null
  consent_at: NullableMoment
  consent_text_version: string | null
  version: Generated<number>
  created_at: DefaultedMoment
  updated_at: UpdatedAt
  troupe: Generated<string>
  club: Generated<string>
  coach: Generated<string>
  attendance_at: NullableMoment
  merged_into: number | null
  consent_asked_at: NullableMoment
  consent_paper_by: Generated<string>
  consent_paper_on: string | null
  search_key: GeneratedAlways<string>
  attendance_by: number | null
}

export interface RegistrationsTable {
  id: Generated<number>
  event_id: number
  reg_data_id: number
  contest_id: string
  packet_contest_id: string | null
  status: 'active' | 'waiting' | 'withdrawn'
  entered_at: DefaultedMoment
  price_day: string
  withdrawn_at: NullableMoment
  attendance: 'present' | 'absent' | null
  role: 'leader' | 'follower' | null
  priced_on: string | null
}

export interface ResultKeysTable {
  id: string
  team_id: number
  public_key: string
  sealed: string | null
  from_at: Moment
  until_at: NullableMoment
}

export interface ResultQuestionsTable {
  id: Generated<number>
  event_id: number
  contest_id: string
  start_number: number
  text: string
  email: string
  at: Moment
  answer: Generated<string>
  is_corrected: boolean | null
  answered_at: NullableMoment
  answered_by: number | null
}

export interface RosterDancersTable {
  id: Generated<number>
  owner_id: number
  user_id: number | null
  last_name: string
  first_name: string
  birth_date: string
  gender: Generated<'F' | 'M'>
  last_name_key: GeneratedAlways<string>
  first_name_key: GeneratedAlways<string>
  created_at: DefaultedMoment
  updated_at: UpdatedAt
}

export interface RoundDecisionsTable {
  id: Generated<number>
  round_id: number
  kind: 'cut' | 'tie' | 'order' | 'deduction' | 'attempt' | 'seat'
  dance: string | null
  numbers: DefaultedJson<'round_decisions.numbers'>
  reason: string
  office: 'chief' | 'organiser'
  user_id: number | null
  at: Moment
  withdrawn_at: NullableMoment
  letter: string | null
  station_id: number | null
}

export interface RoundExitsTable {
  round_id: number
  registration_id: number
  status: 'not_present' | 'withdrawn' | 'disqualified'
  reason: string
  user_id: number | null
  at: Moment
  station_id: number | null
}

export interface RoundPairsTable {
  round_id: number
  heat: number
  ind: number
  leader_id: number
  follower_id: number
  scored: boolean
}

export interface RoundPanelJudgesTable {
  round_id: number
  event_id: number
  judge_id: number
  ind: number
}

export interface RoundVersionsTable {
  round_id: number
  version: number
  status: string
  numbers: Json<'round_versions.numbers'>
}

export interface RoundsTable {
  id: Generated<number>
  contest_id: string
  event_id: number
  role: 'leader' | 'follower' | null
  round_index: number
  status: Generated<'planned' | 'drawn' | 'locked' | 'running' | 'judged' | 'published'>
  advance: number
  seed: string | null
  version: Generated<number>
  created_at: DefaultedMoment
  updated_at: UpdatedAt
  marks_published: Generated<boolean>
  dances: string[] | null
  type: Generated<'main' | 'hope' | 'redance'>
}

export interface RowChangesTable {
  id: Generated<number>
  change_set_id: number
  table_name: string
  before: NullableJson<'row_changes.before'>
  after: NullableJson<'row_changes.after'>
}

export interface SecondFactorsTable {
  user_id: number
  secret: string
  created_at: Moment
  confirmed_at: NullableMoment
  last_step: Generated<number>
}

export interface SessionItemsTable {
  id: Generated<number>
  session_id: number
  event_id: number
  ind: number
  kind: 'round' | 'break' | 'ceremony'
  contest_id: string | null
  round_index: number | null
  title: Generated<string>
  minutes: number
  delay: Generated<number>
  started_at: NullableMoment
  ended_at: NullableMoment
  noted_by: number | null
}

export interface SessionsTable {
  id: Generated<number>
  event_id: number
  number: number
  title: Generated<string>
  floor: Generated<string>
  start_at: Moment
  version: Generated<number>
  created_at: DefaultedMoment
  updated_at: UpdatedAt
}

export interface SettingsTable {
  key: string
  value: Json<'settings.value'>
  created_at: DefaultedMoment
}

export interface SheetAgreementsTable {
  sheet_id: number
  user_id: number | null
  reason: Generated<string>
  at: Moment
  station_id: number | null
  name: Generated<string>
}

export interface SheetColumnsTable {
  team_id: number
  title: string
  field: string | null
}

export interface StationsTable {
  id: Generated<number>
  event_id: number
  kind: 'judge' | 'chief' | 'tally' | 'marshal' | 'announcer' | 'dj' | 'screen'
  judge_id: number | null
  label: Generated<string>
  who: Generated<string>
  code_hash: string | null
  code_expires_at: NullableMoment
  code_used_at: NullableMoment
  link_hash: string | null
  device_hash: string | null
  device: string | null
  paired_at: NullableMoment
  token_hash: string | null
  epoch: Generated<number>
  acknowledged: Generated<number>
  is_without_pin: Generated<boolean>
  waiting_request: string | null
  waiting_hash: string | null
  waiting_device: string | null
  waiting_since: NullableMoment
  waiting_answer: 'approved' | 'refused' | null
  last_seen_at: NullableMoment
  unsent: number | null
  battery: number | null
  revoked_at: NullableMoment
  created_at: DefaultedMoment
}

export interface TeamMembersTable {
  team_id: number
  user_id: number
  role: 'supervisor' | 'admin' | 'manager'
  created_at: DefaultedMoment
}

export interface TeamsTable {
  id: Generated<number>
  name: string
  domain: string | null
  accent: Generated<string>
  logo_key: string | null
  favicon_key: string | null
  contacts: DefaultedJson<'teams.contacts'>
  home_text: Generated<string>
  created_at: DefaultedMoment
  updated_at: UpdatedAt
  deleted_at: NullableMoment
  requires_second_factor: Generated<boolean>
  greys: Generated<'accent' | 'warm' | 'cool' | 'neutral'>
  picture_tone: Generated<'in_turn' | 'colour' | 'dusk' | 'dawn'>
}

export interface TokensTable {
  id: Generated<number>
  user_id: number
  hash: string
  created_at: DefaultedMoment
  last_used_at: DefaultedMoment
  expires_at: Moment
  revoked_at: NullableMoment
  user_agent: Generated<string>
  factor_at: NullableMoment
}

export interface TraineeSheetsTable {
  id: Generated<number>
  round_id: number
  dance: string
  attempt: number
  letter: string
  judge_id: number | null
  station_id: number | null
  marks: DefaultedJson<'trainee_sheets.marks'>
  finished_at: NullableMoment
  version: Generated<number>
}

export interface UsersTable {
  id: Generated<number>
  email: string
  email_verified_at: NullableMoment
  password_hash: string | null
  profile_photo_path: string | null
  last_name: Generated<string>
  first_name: Generated<string>
  superadmin: Generated<boolean>
  phone: Generated<string>
  birth_date: string | null
  gender: Generated<'F' | 'M'>
  city: Generated<string>
  country: Generated<string>
  created_at: DefaultedMoment
  updated_at: UpdatedAt
  deleted_at: NullableMoment
  erased_at: NullableMoment
  pending_email: string | null
  identity_since: DefaultedMoment
}
