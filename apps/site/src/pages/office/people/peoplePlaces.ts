import { unwrap } from '@parket/api-client/problem'
import type { Role } from '@parket/domain/rights/rights'
import type { InvitationDraft, OpenInvitation } from '@parket/ui/screens/office/people/PeopleScreen'
import { api } from '@parket/react/data/api'

/** Where people have roles: the calls that read and change them. All throw ApiProblem. */
export interface PeoplePlace {
  /** Names the lists of people and invitations. */
  key: readonly (string | number)[]
  invitations: () => Promise<OpenInvitation[]>
  invite: (draft: InvitationDraft) => Promise<OpenInvitation>
  withdraw: (invitationId: number) => Promise<unknown>
  saveRole: (userId: number, role: Role) => Promise<unknown>
  remove: (userId: number) => Promise<unknown>
}

export function teamPlace(id: number): PeoplePlace {
  const params = { path: { id } }
  return {
    key: ['team', id, 'people'],
    invitations: () => unwrap(api.GET('/api/teams/{id}/invitations', { params })),
    invite: (body) => unwrap(api.POST('/api/teams/{id}/invitations', { params, body })),
    withdraw: (invitationId) =>
      unwrap(
        api.DELETE('/api/teams/{id}/invitations/{invitationId}', {
          params: { path: { id, invitationId } },
        }),
      ),
    saveRole: (user_id, role) =>
      unwrap(api.POST('/api/teams/{id}/users', { params, body: { user_id, role } })),
    remove: (userId) =>
      unwrap(api.DELETE('/api/teams/{id}/users/{userId}', { params: { path: { id, userId } } })),
  }
}

export function eventPlace(id: number): PeoplePlace {
  const params = { path: { id } }
  return {
    key: ['event', id, 'people'],
    invitations: () => unwrap(api.GET('/api/events/{id}/invitations', { params })),
    invite: (body) => unwrap(api.POST('/api/events/{id}/invitations', { params, body })),
    withdraw: (invitationId) =>
      unwrap(
        api.DELETE('/api/events/{id}/invitations/{invitationId}', {
          params: { path: { id, invitationId } },
        }),
      ),
    saveRole: (user_id, role) =>
      unwrap(api.POST('/api/events/{id}/users', { params, body: { event_id: id, user_id, role } })),
    remove: (userId) =>
      unwrap(api.DELETE('/api/events/{id}/users/{userId}', { params: { path: { id, userId } } })),
  }
}
