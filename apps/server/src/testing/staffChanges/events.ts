import { eventFields } from '@parket/domain/event/fields'
import { expect } from 'vitest'

import {
  created,
  createdFrom,
  put,
  post,
  remove,
  upload,
  ofEvent,
  type StaffChanges,
} from './shape.ts'

const newEvent = {
  name: 'Весна',
  date_begin: '2027-03-01T10:00:00+03:00',
  date_end: '2027-03-01T20:00:00+03:00',
  city: 'Тверь',
}

/** Changes of an event, its tags, files and staff. */
export const eventChanges: StaffChanges = {
  createEvent: {
    by: 'supervisor',
    call: () => post('/api/admin/events', newEvent),
    noted: () => ({ entity: 'event', changes: createdFrom(eventFields, newEvent) }),
  },
  copyEvent: {
    by: 'supervisor',
    call: ({ emptyEventId }) =>
      post(`/api/admin/events/${emptyEventId}/copy`, { ...newEvent, contests: true }),
    noted: ({ emptyEventId }) => ({
      entity: 'event',
      changes: expect.objectContaining({
        copy_of: { from: null, to: emptyEventId },
        name: { from: null, to: 'Весна' },
      }) as Record<string, { from: unknown; to: unknown }>,
    }),
  },
  startRehearsal: {
    by: 'admin',
    call: ({ eventId }) => post(`/api/admin/events/${eventId}/rehearsal`, {}),
    noted: ({ eventId }) => ({
      entity: 'event',
      entityId: eventId,
      changes: { rehearsal: { from: null, to: expect.any(Number) } },
    }),
  },
  endRehearsal: {
    by: 'admin',
    call: ({ rehearsedEventId }) => remove(`/api/admin/events/${rehearsedEventId}/rehearsal`),
    noted: ({ rehearsedEventId }) => ({
      entity: 'event',
      entityId: rehearsedEventId,
      changes: { rehearsal: { from: expect.any(Number), to: null } },
    }),
  },
  updateEvent: {
    by: 'admin',
    call: ({ eventId }) => put(`/api/admin/events/${eventId}`, { city: 'Тверь' }),
    noted: ({ eventId }) => ({
      entity: 'event',
      entityId: eventId,
      changes: { city: { from: 'Москва', to: 'Тверь' } },
    }),
  },
  deleteEvent: {
    by: 'supervisor',
    call: ({ emptyEventId }) => remove(`/api/admin/events/${emptyEventId}`),
    noted: ({ emptyEventId }) => ({
      entity: 'event',
      entityId: emptyEventId,
      changes: { name: { from: 'Пустой', to: null } },
    }),
  },
  replaceEventTags: {
    by: 'admin',
    call: ({ eventId }) => put(`/api/admin/events/${eventId}/tags`, [{ tag_name: 'НОВЫЙ' }]),
    noted: ({ eventId }) => ({
      entity: 'event',
      entityId: eventId,
      changes: { tags: { from: [], to: [expect.objectContaining({ tag_name: 'НОВЫЙ' })] } },
    }),
  },
  replaceEventAttachments: {
    by: 'admin',
    call: ({ eventId }) =>
      put(`/api/admin/events/${eventId}/attachments`, [
        { ind: 0, title: 'Положение', url: 'https://parket.test/rules', is_partner: true },
      ]),
    noted: ({ eventId }) => ({
      entity: 'event',
      entityId: eventId,
      changes: {
        attachments: {
          from: [],
          to: [expect.objectContaining({ title: 'Положение', is_partner: true })],
        },
      },
    }),
  },
  undoEventChange: {
    by: 'admin',
    call: ({ changedEventId, changeSetId }) =>
      post(`/api/admin/events/${changedEventId}/change-sets/${changeSetId}/undo`, {}),
    noted: ({ changedEventId }) => ({
      entity: 'event',
      entityId: changedEventId,
      changes: { info: { from: 'Новое', to: '' } },
    }),
  },
  uploadEventFile: {
    by: 'admin',
    call: (event) => upload(`${ofEvent(event)}/files/event-files/banner`),
    noted: () => ({
      entity: 'eventFile',
      entityId: 'banner',
      changes: created({ name: 'file.png', mime: 'image/png', size: expect.any(Number) }),
    }),
  },
  deleteEventFile: {
    by: 'admin',
    call: (event) => remove(`${ofEvent(event)}/files/event-files/${event.fileId}`),
    noted: ({ fileId }) => ({
      entity: 'eventFile',
      entityId: fileId,
      changes: { name: { from: 'rules.pdf', to: null } },
    }),
  },
  inviteToEvent: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/invitations`, { email: 'invited@parket.test', role: 'manager' }),
    noted: () => ({ entity: 'eventInvitation', changes: { role: { from: null, to: 'manager' } } }),
  },
  withdrawEventInvitation: {
    by: 'admin',
    call: (event) => remove(`${ofEvent(event)}/invitations/${event.invitationId}`),
    noted: ({ invitationId }) => ({
      entity: 'eventInvitation',
      entityId: invitationId,
      changes: { role: { from: 'manager', to: null } },
    }),
  },
  saveEventUser: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/users`, {
        event_id: event.eventId,
        user_id: event.userId,
        role: 'manager',
      }),
    noted: ({ userId }) => ({
      entity: 'eventUser',
      entityId: userId,
      changes: { role: { from: null, to: 'manager' } },
    }),
  },
  removeEventUser: {
    by: 'admin',
    call: (event) => remove(`${ofEvent(event)}/users/${event.staffId}`),
    noted: ({ staffId }) => ({
      entity: 'eventUser',
      entityId: staffId,
      changes: { role: { from: 'manager', to: null } },
    }),
  },
}
