import type { Handlers } from '../contract/handlers.ts'
import { accountHandlers } from './accounts/routes.ts'
import { auditLogHandlers } from './auditLog/routes.ts'
import { authHandlers } from './auth/routes.ts'
import { changeSetHandlers } from './changeSets/routes.ts'
import { clubHandlers } from './club/routes.ts'
import { contestHandlers } from './contests/routes.ts'
import { eventFileHandlers } from './eventFiles/routes.ts'
import { eventStaffHandlers } from './eventStaff/routes.ts'
import { eventHandlers } from './events/routes.ts'
import { invitationHandlers } from './invitations/routes.ts'
import { judgeHandlers } from './judges/routes.ts'
import { overviewHandlers } from './overview/routes.ts'
import { ownConsentHandlers } from './ownConsents/routes.ts'
import { ownRegistrationHandlers } from './ownRegistrations/routes.ts'
import { paperFormHandlers } from './paperForm/routes.ts'
import { paymentHandlers } from './payments/routes.ts'
import { registrationBulkHandlers } from './registrationBulk/routes.ts'
import { registrationHandlers } from './registrations/routes.ts'
import { registrationMergeHandlers } from './registrationMerge/routes.ts'
import { registrationSheetHandlers } from './registrationSheet/routes.ts'
import { rehearsalHandlers } from './rehearsal/routes.ts'
import { rosterHandlers } from './roster/routes.ts'
import { lateEntryHandlers } from './lateEntries/routes.ts'
import { markHandlers } from './marks/routes.ts'
import { ratingHandlers } from './rating/routes.ts'
import { resultQuestionHandlers } from './resultQuestions/routes.ts'
import { resultHandlers } from './results/routes.ts'
import { retentionHandlers } from './retention/routes.ts'
import { roundLifeHandlers } from './roundLife/routes.ts'
import { roundHandlers } from './rounds/routes.ts'
import { searchHandlers } from './search/routes.ts'
import { secondFactorHandlers } from './secondFactor/routes.ts'
import { statisticsHandlers } from './statistics/routes.ts'
import { systemHandlers } from './system/routes.ts'
import { teamHandlers } from './teams/routes.ts'
import { tenantHandlers } from './tenant/routes.ts'
import { timetableHandlers } from './timetable/routes.ts'
import { userHandlers } from './users/routes.ts'

/** Every operation that is built; the contract's others answer 501. */
export const handlers: Handlers = {
  ...systemHandlers,
  ...tenantHandlers,
  ...authHandlers,
  ...userHandlers,
  ...teamHandlers,
  ...judgeHandlers,
  ...eventStaffHandlers,
  ...invitationHandlers,
  ...rosterHandlers,
  ...ownConsentHandlers,
  ...ownRegistrationHandlers,
  ...accountHandlers,
  ...secondFactorHandlers,
  ...eventHandlers,
  ...overviewHandlers,
  ...rehearsalHandlers,
  ...eventFileHandlers,
  ...auditLogHandlers,
  ...changeSetHandlers,
  ...contestHandlers,
  ...registrationHandlers,
  ...paperFormHandlers,
  ...clubHandlers,
  ...retentionHandlers,
  ...registrationMergeHandlers,
  ...registrationSheetHandlers,
  ...registrationBulkHandlers,
  ...roundHandlers,
  ...lateEntryHandlers,
  ...roundLifeHandlers,
  ...ratingHandlers,
  ...resultHandlers,
  ...resultQuestionHandlers,
  ...markHandlers,
  ...searchHandlers,
  ...paymentHandlers,
  ...timetableHandlers,
  ...statisticsHandlers,
}
