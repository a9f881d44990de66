/** Of an event: what its pages, their heads and rights, and the rules of registration read. */
export const EVENT_FIELDS = [
  'id',
  'team_id',
  'name',
  'date_begin',
  'date_end',
  'city',
  'place',
  'time_zone',
  'age_mode',
  'reg_from',
  'reg_to',
  'published',
  'banner_url',
  'contacts',
  'price_steps',
  'version',
] as const

/** Of a contest: what an event's home lists. */
export const LISTED_CONTEST_FIELDS = [
  'group_num',
  'group_name',
  'section',
  'tags',
  'status',
  'jnj_role_split',
  'min_count',
  'max_count',
  'min_age',
  'max_age',
  'price',
  'capacity',
  'active_count',
  'waiting_count',
] as const

/** The same, and what one registers for it by. */
export const CONTEST_FIELDS = [...LISTED_CONTEST_FIELDS, 'id', 'packet'] as const
