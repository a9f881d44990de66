import type { Handlers } from '../contract/handlers.ts'
import { accountHandlers } from './account/core/routes.ts'
import { approvalHandlers } from './approval/routes.ts'
import { auditLogHandlers } from './history/auditLog/routes.ts'
import { authHandlers } from './account/auth/routes.ts'
import { changeSetHandlers } from './history/changeSets/routes.ts'
import { clubHandlers } from './registrations/club/routes.ts'
import { consentRequestHandlers } from './registrations/consentRequests/routes.ts'
import { contestHandlers } from './contests/routes.ts'
import { dayHandlers } from './day/routes.ts'
import { deskHandlers } from './registrations/desk/routes.ts'
import { drawHandlers } from './live/draws.ts'
import { emergencyHandlers } from './emergency/routes.ts'
import { eventFileHandlers } from './events/files/routes.ts'
import { eventStaffHandlers } from './people/staff/routes.ts'
import { eventHandlers } from './events/core/routes.ts'
import { hallHandlers } from './hall/routes.ts'
import { invitationHandlers } from './people/invitations/routes.ts'
import { judgeHandlers } from './judges/routes.ts'
import { overviewHandlers } from './events/overview/routes.ts'
import { ownConsentHandlers } from './registrations/consents/routes.ts'
import { ownRegistrationHandlers } from './registrations/own/routes.ts'
import { paperFormHandlers } from './registrations/paperForm/routes.ts'
import { paymentHandlers } from './payments/routes.ts'
import { registrationBulkHandlers } from './registrations/bulk/routes.ts'
import { registrationHandlers } from './registrations/core/routes.ts'
import { registrationLetterHandlers } from './registrations/letters/routes.ts'
import { registrationMergeHandlers } from './registrations/merge/routes.ts'
import { registrationSheetHandlers } from './registrations/sheet/routes.ts'
import { rehearsalHandlers } from './events/rehearsal/routes.ts'
import { rosterHandlers } from './account/roster/routes.ts'
import { lateEntryHandlers } from './rounds/lateEntries/routes.ts'
import { liveHandlers } from './live/routes.ts'
import { markHandlers } from './marks/routes.ts'
import { ratingHandlers } from './rating/routes.ts'
import { ceremonyHandlers } from './results/ceremony/routes.ts'
import { resultQuestionHandlers } from './results/questions/routes.ts'
import { judgeConflictHandlers } from './results/checks/judgeConflicts.ts'
import { resultHandlers } from './results/core/routes.ts'
import { resultKeyHandlers } from './results/keys/routes.ts'
import { retentionHandlers } from './retention/routes.ts'
import { roundLifeHandlers } from './rounds/life/routes.ts'
import { roundHandlers } from './rounds/core/routes.ts'
import { searchHandlers } from './search/routes.ts'
import { secondFactorHandlers } from './account/secondFactor/routes.ts'
import { sessionPaperHandlers } from './sessionPapers/routes.ts'
import { stationHandlers } from './stations/routes.ts'
import { statisticsHandlers } from './events/statistics/routes.ts'
import { systemHandlers } from './system/routes.ts'
import { teamHandlers } from './people/teams/routes.ts'
import { tenantHandlers } from './tenant/routes.ts'
import { timetableHandlers } from './timetable/routes.ts'
import { userHandlers } from './people/users/routes.ts'

/** Every operation that is built; the contract's others answer 501. */
export const handlers: Handlers = {
  ...systemHandlers,
  ...tenantHandlers,
  ...authHandlers,
  ...liveHandlers,
  ...userHandlers,
  ...teamHandlers,
  ...judgeHandlers,
  ...eventStaffHandlers,
  ...hallHandlers,
  ...invitationHandlers,
  ...rosterHandlers,
  ...ownConsentHandlers,
  ...ownRegistrationHandlers,
  ...accountHandlers,
  ...secondFactorHandlers,
  ...eventHandlers,
  ...dayHandlers,
  ...overviewHandlers,
  ...rehearsalHandlers,
  ...eventFileHandlers,
  ...auditLogHandlers,
  ...changeSetHandlers,
  ...contestHandlers,
  ...registrationHandlers,
  ...registrationLetterHandlers,
  ...deskHandlers,
  ...paperFormHandlers,
  ...consentRequestHandlers,
  ...clubHandlers,
  ...retentionHandlers,
  ...registrationMergeHandlers,
  ...registrationSheetHandlers,
  ...registrationBulkHandlers,
  ...roundHandlers,
  ...lateEntryHandlers,
  ...roundLifeHandlers,
  ...ratingHandlers,
  ...judgeConflictHandlers,
  ...resultHandlers,
  ...resultKeyHandlers,
  ...ceremonyHandlers,
  ...resultQuestionHandlers,
  ...markHandlers,
  ...drawHandlers,
  ...emergencyHandlers,
  ...searchHandlers,
  ...paymentHandlers,
  ...timetableHandlers,
  ...sessionPaperHandlers,
  ...statisticsHandlers,
  ...stationHandlers,
  ...approvalHandlers,
}
