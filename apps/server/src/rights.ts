import type { Right } from '@parket/domain/rights/rights'

import type { OperationId } from './contract/handlers.ts'

/** What a call needs before its body is read. */
export type Need =
  /** Nothing, not even a tenant: it asks for the process itself. */
  | { at: 'process' }
  /** A right in the tenant's team. */
  | { at: 'tenant'; right: Right }
  /** A right in the team `{id}`. */
  | { at: 'team'; right: Right }
  /**
   * A right at the event `{id}`, which is the tenant's and, if a draft, seen by the caller; with its
   * contests where the call needs all of them, for they are read in the same query.
   */
  | { at: 'event'; right: Right; with?: 'contests' }
  /** The same; or an address that opens the file `{fileId}` of the event, a draft's too. */
  | { at: 'eventFile'; right: Right }
  /** The same, for the event of the contest `{id}`. */
  | { at: 'contest'; right: Right }
  /** A right in the tenant's team or at any of its events; the handler narrows it. */
  | { at: 'someEvent'; right: Right }
  /** Being the user whom the parameter of the address names, or having a right. */
  | { at: 'self'; parameter: 'id' | 'userId'; orRight?: Right }
  /** Any user. */
  | { at: 'user' }
  /** Nobody: only those may call who have not logged in. */
  | { at: 'visitor' }

const anyone: Need = { at: 'tenant', right: 'publicPages.view' }
const anyoneAtEvent = { at: 'event', right: 'publicPages.view' } satisfies Need
const anyoneAtContests: Need = { ...anyoneAtEvent, with: 'contests' }
const anyoneAtEventFile: Need = { at: 'eventFile', right: 'publicPages.view' }
const anyoneAtContest: Need = { at: 'contest', right: 'publicPages.view' }
const oneself: Need = { at: 'self', parameter: 'id' }
const oneselfOrSuperadmin: Need = { ...oneself, orRight: 'users.edit' }
const users: Need = { at: 'tenant', right: 'users.edit' }
const teams: Need = { at: 'tenant', right: 'teams.edit' }
const judgesDirectory: Need = { at: 'tenant', right: 'judgesDirectory.edit' }
const event: Need = { at: 'event', right: 'event.edit' }
const files: Need = { at: 'event', right: 'files.edit' }
const sessions: Need = { at: 'event', right: 'sessions.edit' }
const judges: Need = { at: 'event', right: 'judges.edit' }
const contest: Need = { at: 'contest', right: 'contests.edit' }
const registration: Need = { at: 'event', right: 'regData.openByPin' }

/**
 * Rights by operation (decisions, «Who may do what»), also for those not built yet. A call that does
 * not stand here stops the start.
 */
export const needs: Record<OperationId, Need> = {
  getHealth: { at: 'process' },
  getReadiness: { at: 'process' },
  getMetrics: { at: 'process' },
  getVersion: anyone,
  getContract: anyone,
  getCsrfCookie: anyone,
  getTenant: anyone,

  logIn: anyone,
  logOut: { at: 'user' },
  registerUser: { at: 'visitor' },
  requestPasswordReset: anyone,
  resetPassword: anyone,
  verifyEmail: anyone,
  changePassword: { at: 'self', parameter: 'userId', orRight: 'users.edit' },
  createFirstSuperadmin: anyone,

  getUser: oneselfOrSuperadmin,
  updateUser: oneselfOrSuperadmin,
  listUserTeams: oneselfOrSuperadmin,
  listUserEvents: oneselfOrSuperadmin,
  downloadUserPhoto: { at: 'user' },
  uploadUserPhoto: oneself,
  deleteUserPhoto: oneselfOrSuperadmin,
  sendVerificationMail: oneself,
  listUserRegistrations: oneself,
  exportUserData: oneself,
  eraseUser: oneself,
  listRosterDancers: oneself,
  createRosterDancer: oneself,
  updateRosterDancer: oneself,
  deleteRosterDancer: oneself,
  listUsers: users,
  deleteUser: users,
  restoreUser: users,
  findUser: { at: 'someEvent', right: 'staff.edit' },

  listEvents: anyone,
  getEvent: anyoneAtEvent,
  listEventTags: anyoneAtEvent,
  listEventAttachments: anyoneAtEvent,
  getEventStatistics: { at: 'event', right: 'results.view' },
  listAdminEvents: { at: 'someEvent', right: 'event.edit' },
  createEvent: { at: 'tenant', right: 'event.create' },
  updateEvent: event,
  deleteEvent: { at: 'event', right: 'event.delete' },
  replaceEventTags: { at: 'event', right: 'tags.edit' },
  replaceEventAttachments: event,
  listEventAuditLog: event,

  listEventFiles: anyoneAtEvent,
  downloadEventFile: anyoneAtEventFile,
  previewEventFile: anyoneAtEventFile,
  uploadEventFile: files,
  deleteEventFile: files,

  listEventStaff: { at: 'event', right: 'staff.view' },
  saveEventUser: { at: 'event', right: 'staff.edit' },
  removeEventUser: { at: 'event', right: 'staff.edit' },

  listEventContests: anyoneAtContests,
  reloadContests: anyoneAtContests,
  getContestByGroupNum: anyoneAtEvent,
  getContest: anyoneAtContest,
  createContest: { at: 'someEvent', right: 'contests.edit' },
  updateContest: contest,
  deleteContest: contest,
  setContestStatuses: { at: 'event', right: 'contests.edit' },

  listSessions: anyoneAtEvent,
  getSession: anyoneAtEvent,
  listSessionContests: anyoneAtEvent,
  createSession: sessions,
  updateSession: sessions,
  deleteSession: sessions,
  listSessionConflicts: sessions,

  registerForEvent: { at: 'event', right: 'event.register' },
  findRegData: registration,
  claimRegData: { at: 'event', right: 'regDatas.viewOwn' },
  getRegData: registration,
  updateRegData: registration,
  getPaymentAccount: registration,
  listEventRegistrations: { at: 'event', right: 'registrations.view' },
  exportEventRegistrations: { at: 'event', right: 'registrations.view' },
  setAttendance: { at: 'event', right: 'checkIn.edit' },
  setStartNumber: { at: 'event', right: 'startNumber.edit' },
  listEventPayments: { at: 'event', right: 'statistics.viewMoney' },
  addLedgerEntry: { at: 'event', right: 'payment.take' },

  listJudges: { at: 'someEvent', right: 'judgesDirectory.view' },
  createJudge: judgesDirectory,
  updateJudge: judgesDirectory,
  deleteJudge: judgesDirectory,
  listEventJudges: anyoneAtEvent,
  saveEventJudge: judges,
  removeEventJudge: judges,
  getContestPanel: anyoneAtContest,
  replaceContestPanel: { at: 'contest', right: 'judges.edit' },

  searchDancers: { at: 'tenant', right: 'dancers.search' },
  getInfoByName: { at: 'tenant', right: 'dancers.search' },
  getUserRating: { at: 'tenant', right: 'results.view' },

  listTeams: teams,
  createTeam: teams,
  updateTeam: teams,
  getTeam: { at: 'team', right: 'drafts.view' },
  listTeamAuditLog: { at: 'tenant', right: 'teamMembers.view' },
  listTeamUsers: { at: 'team', right: 'teamMembers.view' },
  saveTeamUser: { at: 'team', right: 'teamMembers.edit' },
  removeTeamUser: { at: 'team', right: 'teamMembers.edit' },
  downloadTeamFile: anyone,
  uploadTeamFile: teams,
  deleteTeamFile: teams,
}
