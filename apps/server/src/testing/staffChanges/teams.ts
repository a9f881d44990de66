import { teamFields } from '@parket/domain/team/team'
import { expect } from 'vitest'

import { createdFrom, put, post, remove, upload, type StaffChanges } from './shape.ts'

/** Changes of teams, their members and files. */
export const teamChanges: StaffChanges = {
  createTeam: {
    by: 'superadmin',
    call: () => post('/api/teams', { name: 'Лето', domain: `${crypto.randomUUID()}.test` }),
    noted: () => ({
      entity: 'team',
      changes: createdFrom(teamFields, {
        name: 'Лето',
        domain: expect.stringContaining('.test'),
      }),
    }),
  },
  updateTeam: {
    by: 'superadmin',
    call: ({ teamId }) => put(`/api/teams/${teamId}`, { accent: '#0b5c3a' }),
    noted: ({ teamId }) => ({
      entity: 'team',
      entityId: teamId,
      changes: { accent: { from: expect.anything(), to: '#0b5c3a' } },
    }),
  },
  requireSecondFactor: {
    by: 'superadmin',
    call: ({ spareTeamId }) =>
      put(`/api/teams/${spareTeamId}/second-factor`, { requires_second_factor: true }),
    noted: ({ spareTeamId }) => ({
      entity: 'team',
      entityId: spareTeamId,
      changes: { requires_second_factor: { from: false, to: true } },
    }),
  },
  replaceTeamKey: {
    by: 'superadmin',
    // Other changes publish, and so make the key of the team itself.
    call: ({ spareTeamId }) => post(`/api/teams/${spareTeamId}/result-keys`, { key: null }),
    noted: ({ spareTeamId }) => ({
      entity: 'team',
      entityId: spareTeamId,
      changes: { result_key: { from: null, to: expect.anything() } },
    }),
  },
  inviteToTeam: {
    by: 'supervisor',
    call: ({ teamId }) =>
      post(`/api/teams/${teamId}/invitations`, { email: 'member@parket.test', role: 'admin' }),
    noted: () => ({ entity: 'teamInvitation', changes: { role: { from: null, to: 'admin' } } }),
  },
  withdrawTeamInvitation: {
    by: 'supervisor',
    call: ({ teamId, teamInvitationId }) =>
      remove(`/api/teams/${teamId}/invitations/${teamInvitationId}`),
    noted: ({ teamInvitationId }) => ({
      entity: 'teamInvitation',
      entityId: teamInvitationId,
      changes: { role: { from: 'manager', to: null } },
    }),
  },
  saveTeamUser: {
    by: 'supervisor',
    call: ({ teamId, memberId }) =>
      post(`/api/teams/${teamId}/users`, { user_id: memberId, role: 'admin' }),
    noted: ({ memberId }) => ({
      entity: 'teamUser',
      entityId: memberId,
      changes: { role: { from: 'manager', to: 'admin' } },
    }),
  },
  removeTeamUser: {
    by: 'supervisor',
    call: ({ teamId, memberId }) => remove(`/api/teams/${teamId}/users/${memberId}`),
    noted: ({ memberId }) => ({
      entity: 'teamUser',
      entityId: memberId,
      changes: { role: { from: 'manager', to: null } },
    }),
  },
  uploadTeamFile: {
    by: 'superadmin',
    call: ({ teamId }) => upload(`/api/teams/${teamId}/files/favicon`),
    noted: ({ teamId }) => ({
      entity: 'team',
      entityId: teamId,
      changes: { favicon: { from: null, to: expect.anything() } },
    }),
  },
  deleteTeamFile: {
    by: 'superadmin',
    call: ({ teamId }) => remove(`/api/teams/${teamId}/files/logo`),
    noted: ({ teamId }) => ({
      entity: 'team',
      entityId: teamId,
      changes: { logo: { from: expect.anything(), to: null } },
    }),
  },
}
