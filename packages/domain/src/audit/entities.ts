/** The kinds of records that the history of an event tells of. */
export const eventEntities = [
  'event',
  'contest',
  'regData',
  'round',
  'markSheet',
  'session',
  'eventJudge',
  'eventUser',
  'eventInvitation',
  'eventFile',
  'resultQuestion',
] as const

/** The kinds that the history of a team tells its admins of; what is of one event stands in that event's. */
export const teamEntities = [
  'team',
  'teamUser',
  'teamInvitation',
  'event',
  'ratingScheme',
  'ratingRun',
  'personLink',
] as const

/** The kinds in a team's history that only a superadmin sees. */
export const siteEntities = ['user', 'login', 'lockOut', 'refusal', 'judge'] as const
