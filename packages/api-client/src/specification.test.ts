import { expect, test } from 'vitest'
import { callsOf, readContract } from './testing/contract.ts'

const contract = readContract()
const calls = new Set(callsOf(contract).map(({ name }) => name))

/** The calls of the specification's table (docs/specification-map.md), to the letter. */
test.each([
  'GET /sanctum/csrf-cookie',
  'GET /api/tenant',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/register',
  'POST /api/forgot-password',
  'GET /version.txt',
  'GET /api/users/{id}',
  'GET /api/users/{id}/teams',
  'GET /api/users/{id}/events',
  'PUT /api/users/{id}',
  'POST /api/change-password/{userId}',
  'GET /api/events/{id}/users',
  'POST /api/events/{id}/users',
  'DELETE /api/events/{id}/users/{userId}',
  'GET /api/events/{id}',
  'GET /api/events/{id}/tags',
  'GET /api/events/{id}/attachments',
  'PUT /api/admin/events/{id}',
  'PUT /api/admin/events/{id}/tags',
  'PUT /api/admin/events/{id}/attachments',
  'GET /api/events/{id}/files/event-files',
  'POST /api/events/{id}/files/event-files/{fileId}',
  'DELETE /api/events/{id}/files/event-files/{fileId}',
  'GET /api/events/{id}/files/event-files/{fileId}/download',
  'GET /api/events/{id}/contests',
  'GET /api/events/{id}/sessions/{sessionId}/contests',
  'GET /api/events/{id}/groups/{groupNum}',
  'GET /api/contests/{id}',
  'POST /api/contests',
  'PUT /api/contests/{id}',
  'DELETE /api/contests/{id}',
  'POST /api/events/{id}/reload-contests',
  'PUT /api/events/{id}/contest-statuses',
  'GET /api/events/{id}/reg-datas/{regId}',
  'PUT /api/events/{id}/reg-datas/{regId}',
  'POST /api/events/{id}/register',
  'GET /api/teams',
  'GET /api/teams/{id}',
  'POST /api/teams',
  'PUT /api/teams/{id}',
])('the call %s of the specification is in the contract', (call) => {
  expect(calls).toContain(call)
})

/** What the specification names of each entity and payload, to the letter. */
test.each([
  [
    'User',
    'id email email_verified_at profile_photo_path created_at updated_at deleted_at last_name first_name superadmin phone birth_date gender city country',
  ],
  ['Team', 'id name domain deleted_at'],
  ['TeamUser', 'user_id team_id role'],
  ['TeamMembership', 'user_id team_id role'],
  ['EventUser', 'event_id user_id role'],
  ['Event', 'id name date_begin date_end city'],
  ['EventTag', 'id event_id tag_name tag_value pub'],
  [
    'Contest',
    'id event_id group_num group_name min_count max_count min_age max_age section status tags',
  ],
  ['EventFile', 'id name size mime updated_at previewUrl'],
  ['Attachment', 'ind'],
  ['RegData', 'id reg_n event_id email phone pin_code city created_at updated_at registered_by'],
  ['Dancer', 'id reg_data_id user_id ind last_name first_name birth_date gender'],
  ['PacketSelection', 'status selectedGroupIds'],
  ['Tenant', 'team roles users'],
  ['LoginInput', 'email password'],
  ['LoginAnswer', 'data token'],
  [
    'AccountInput',
    'email birth_date first_name last_name gender phone password password_confirmation',
  ],
  ['ForgotPasswordInput', 'email'],
  ['UserInput', 'birth_date first_name last_name gender phone city email'],
  ['ChangePasswordInput', 'oldPassword newPassword'],
  ['EventStaff', 'eventUsers users'],
  ['EventUserInput', 'event_id user_id role'],
  ['ContestList', 'contests'],
  ['ContestIdsInput', 'contestIds'],
  ['ContestStatusesInput', 'contestIds status generateHeats'],
  ['RegDataAnswer', 'regData registrations dancers'],
  ['RegDataUpdate', 'regData dancers registrations'],
  ['RegisterInput', 'regData packets dancers'],
  ['TeamInput', 'deleted_at'],
])('%s has the fields %s of the specification', (schema, fields) => {
  const { properties, allOf = [] } = contract.components.schemas[schema] ?? {}
  const own = [properties, ...allOf.map((part) => part.properties)].flatMap((each) =>
    Object.keys(each ?? {}),
  )
  expect(own).toEqual(expect.arrayContaining(fields.split(' ')))
})

test('no answer shows a password, though it is a field of the user', () => {
  expect(Object.keys(contract.components.schemas['User']?.properties ?? {})).not.toContain(
    'password',
  )
})
