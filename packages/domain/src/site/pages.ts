import type { Right } from '../rights/rights.ts'

/** A page of the site: its address and, under /admin, the right it needs. */
export interface SitePage {
  /** `:name` stands for a part that varies. */
  path: string
  /** Asked at the event or team that the address names, else at the tenant's team. */
  right?: Right
  /** The right at any one event is enough: a list that shows each their own. */
  atAnyEvent?: true
}

/**
 * Every page, built or not (docs/rules/site.md, «Addresses»). Links, menu, guard, mails,
 * sitemap and rendering take addresses from here.
 */
export const sitePages = {
  home: { path: '/' },
  events: { path: '/events/' },
  event: { path: '/events/:eventId/' },
  eventInfo: { path: '/events/:eventId/info' },
  eventLive: { path: '/events/:eventId/live' },
  eventResults: { path: '/events/:eventId/results' },
  contestResults: { path: '/events/:eventId/results/:groupNum' },
  eventDraws: { path: '/events/:eventId/draws' },
  resultQuestion: { path: '/events/:eventId/results/:groupNum/question' },
  eventStatistics: { path: '/events/:eventId/statistics' },
  selectRegistration: { path: '/events/:eventId/select-registration' },
  register: { path: '/events/:eventId/register' },
  clubRegistration: { path: '/events/:eventId/club' },
  desk: { path: '/events/:eventId/desk' },
  resultCheck: { path: '/result-check' },
  approvalLink: { path: '/approve/:token' },

  searchDancer: { path: '/search-dancer' },
  infoByName: { path: '/info-by-name' },
  userRating: { path: '/user-rating' },
  rating: { path: '/rating' },
  ratedPerson: { path: '/rating/:personId' },
  privacy: { path: '/privacy' },
  consent: { path: '/consent/:consent' },
  selfCheck: { path: '/test' },

  accountRegistration: { path: '/profile/register' },
  profile: { path: '/profile/profile' },
  myRegistrations: { path: '/my-registrations' },
  myEvents: { path: '/my-events' },
  resetPassword: { path: '/reset-password/:token' },
  verifyEmail: { path: '/verify-email/:token' },
  firstSuperadmin: { path: '/setup/:token' },

  adminEvents: { path: '/admin/events/', right: 'event.edit', atAnyEvent: true },
  eventOverview: { path: '/admin/events/:eventId/', right: 'event.edit' },
  eventDay: { path: '/admin/events/:eventId/day', right: 'heats.edit' },
  eventSettings: { path: '/admin/events/:eventId/edit', right: 'event.edit' },
  eventContests: { path: '/admin/events/:eventId/groups/', right: 'contests.edit' },
  contest: { path: '/admin/events/:eventId/groups/:groupNum/', right: 'contests.edit' },
  contestRounds: {
    path: '/admin/events/:eventId/groups/:groupNum/rounds',
    right: 'heats.edit',
  },
  contestMarks: { path: '/admin/events/:eventId/groups/:groupNum/marks', right: 'marks.edit' },
  contestResult: {
    path: '/admin/events/:eventId/groups/:groupNum/result',
    right: 'results.publish',
  },
  contestProtocol: {
    path: '/admin/events/:eventId/groups/:groupNum/protocol',
    right: 'results.publish',
  },
  contestJournal: {
    path: '/admin/events/:eventId/groups/:groupNum/journal',
    right: 'marks.edit',
  },
  contestPaper: {
    path: '/admin/events/:eventId/groups/:groupNum/paper',
    right: 'results.publish',
  },
  contestSettings: {
    path: '/admin/events/:eventId/groups/:groupNum/edit',
    right: 'contests.edit',
  },
  contestMassEdit: {
    path: '/admin/events/:eventId/groups/:groupNum/mass-edit',
    right: 'contests.edit',
  },
  contestRegistrations: {
    path: '/admin/events/:eventId/groups/:groupNum/reg-list',
    right: 'registrations.edit',
  },
  eventTimetable: { path: '/admin/events/:eventId/sessions/', right: 'sessions.edit' },
  timetableSession: { path: '/admin/events/:eventId/sessions/:sessionId/', right: 'sessions.edit' },
  sessionPaper: {
    path: '/admin/events/:eventId/sessions/:sessionId/paper',
    right: 'results.publish',
  },
  eventJudges: { path: '/admin/events/:eventId/judges/', right: 'judges.edit' },
  eventStations: { path: '/admin/events/:eventId/stations', right: 'event.edit' },
  eventRegistrations: {
    path: '/admin/events/:eventId/registrations/',
    right: 'registrations.edit',
  },
  registrationDuplicates: {
    path: '/admin/events/:eventId/registrations/duplicates',
    right: 'registrations.edit',
  },
  registrationImport: {
    path: '/admin/events/:eventId/registrations/import',
    right: 'registrations.edit',
  },
  paperForm: {
    path: '/admin/events/:eventId/registrations/new',
    right: 'registrations.edit',
  },
  eventPaper: {
    path: '/admin/events/:eventId/registrations/print',
    right: 'registrations.edit',
  },
  eventPayments: { path: '/admin/events/:eventId/payments/', right: 'statistics.viewMoney' },
  eventQuestions: { path: '/admin/events/:eventId/questions', right: 'results.publish' },
  eventRating: { path: '/admin/events/:eventId/rating', right: 'event.edit' },
  eventStaff: { path: '/admin/events/:eventId/staff', right: 'staff.view' },
  eventHistory: { path: '/admin/events/:eventId/history', right: 'event.edit' },
  adminTeams: { path: '/admin/teams/', right: 'teamMembers.view' },
  teamUsers: { path: '/admin/teams/:teamId/users', right: 'teamMembers.view' },
  teamKeys: { path: '/admin/teams/:teamId/keys', right: 'teamMembers.view' },
  adminRating: { path: '/admin/rating', right: 'teamRating.edit' },
  adminHistory: { path: '/admin/history', right: 'teamMembers.view' },
  adminUsers: { path: '/admin/users', right: 'users.edit' },
  adminJudges: { path: '/admin/judges', right: 'judgesDirectory.edit' },
  adminServer: { path: '/admin/server', right: 'server.view' },
} as const satisfies Record<string, SitePage>

export type PageName = keyof typeof sitePages

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parts of a page's address that vary. */
export type ParameterName<Name extends PageName> = NamesIn<(typeof sitePages)[Name]['path']>

export type PageParameters<Name extends PageName> = Record<ParameterName<Name>, string | number>
