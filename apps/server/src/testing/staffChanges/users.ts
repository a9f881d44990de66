import { NOW, PASSWORD } from '../fixtures.ts'
import { hidden, put, post, remove, type StaffChanges } from './shape.ts'

/** Changes of users. */
export const userChanges: StaffChanges = {
  updateUser: {
    by: 'superadmin',
    call: ({ userId }) => put(`/api/users/${userId}`, { last_name: 'Орлова' }),
    noted: ({ userId }) => ({
      entity: 'user',
      entityId: userId,
      changes: { last_name: hidden },
    }),
  },
  deleteUserPhoto: {
    by: 'superadmin',
    call: ({ userId }) => remove(`/api/users/${userId}/photo`),
    noted: ({ userId }) => ({
      entity: 'user',
      entityId: userId,
      changes: { photo: { from: '…', to: null } },
    }),
  },
  makeSuperadmin: {
    by: 'superadmin',
    call: ({ userId }) => ({ method: 'POST', url: `/api/users/${userId}/superadmin` }),
    noted: ({ userId }) => ({
      entity: 'user',
      entityId: userId,
      changes: { superadmin: { from: false, to: true } },
    }),
  },
  unmakeSuperadmin: {
    by: 'superadmin',
    call: ({ superadminId }) => remove(`/api/users/${superadminId}/superadmin`),
    noted: ({ superadminId }) => ({
      entity: 'user',
      entityId: superadminId,
      changes: { superadmin: { from: true, to: false } },
    }),
  },
  deleteUser: {
    by: 'superadmin',
    call: ({ userId }) => remove(`/api/users/${userId}`),
    noted: ({ userId }) => ({
      entity: 'user',
      entityId: userId,
      changes: { deleted_at: { from: null, to: NOW.toISOString() } },
    }),
  },
  restoreUser: {
    by: 'superadmin',
    call: ({ deletedUserId }) => post(`/api/users/${deletedUserId}/restore`, {}),
    noted: ({ deletedUserId }) => ({
      entity: 'user',
      entityId: deletedUserId,
      changes: { deleted_at: { from: NOW.toISOString(), to: null } },
    }),
  },
  changePassword: {
    by: 'superadmin',
    call: ({ userId }) =>
      post(`/api/change-password/${userId}`, {
        oldPassword: PASSWORD,
        newPassword: 'another-secret-word',
      }),
    noted: ({ userId }) => ({
      entity: 'user',
      entityId: userId,
      changes: { password: hidden },
    }),
  },
}
