import { contacts, inSingle, newDancer, paperForm, registration } from '../cup.ts'
import { NOW } from '../fixtures.ts'
import { LETTERS_ID } from '../waitingLetter.ts'
import {
  hidden,
  put,
  post,
  ofEvent,
  ofRegistration,
  remove,
  removed,
  type StaffChanges,
} from './shape.ts'

/** Changes of registrations, the desk and money. */
export const registrationChanges: StaffChanges = {
  registerForEvent: {
    by: 'admin',
    call: (event) => post(`${ofEvent(event)}/register`, registration([event.contestId])),
    noted: ({ contestId }) => ({
      entity: 'regData',
      changes: { contests: { from: null, to: [contestId] }, reg_n: { from: null, to: 3 } },
    }),
  },
  enterPaperForm: {
    by: 'admin',
    call: (event) => post(`${ofEvent(event)}/registrations/paper`, paperForm([event.contestId])),
    noted: ({ contestId }) => ({
      entity: 'regData',
      changes: { contests: { from: null, to: [contestId] }, reg_n: { from: null, to: 3 } },
    }),
  },
  registerMany: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/register-many`, {
        regData: contacts,
        registrations: [{ dancers: [newDancer()], packets: inSingle(event.contestId) }],
      }),
    noted: ({ contestId }) => ({
      entity: 'regData',
      changes: { contests: { from: null, to: [contestId] }, reg_n: { from: null, to: 3 } },
    }),
  },
  updateRegData: {
    by: 'admin',
    call: (event) =>
      put(ofRegistration(event), {
        regData: { city: 'Тверь' },
        consents: { publication: false },
        registrations: [{ contest_id: event.freeContestId }],
      }),
    noted: ({ regId, contestId, freeContestId, lockedContestId, checked }) => ({
      entity: 'regData',
      entityId: regId,
      changes: {
        city: hidden,
        'consents.publication': { from: true, to: false },
        contests: {
          from: [contestId, lockedContestId, checked.contestId],
          to: [freeContestId],
        },
      },
    }),
  },
  giveConsents: {
    by: 'admin',
    call: (event) =>
      put(`${ofRegistration(event)}/consents`, { processing: true, publication: false }),
    noted: ({ regId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: { 'consents.publication': { from: true, to: false } },
    }),
  },
  sendConsentRequests: {
    by: 'admin',
    call: (event) => post(`${ofEvent(event)}/consent-requests`, { consent: 'processing' }),
    noted: ({ waitingRegId }) => ({
      entity: 'regData',
      entityId: waitingRegId,
      changes: { consent_asked_at: { from: null, to: NOW.toISOString() } },
    }),
  },
  writeToRegistrations: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/registration-letters`, {
        subject: 'Сбор в 9:00',
        text: 'Номер {номер}',
        to: 'all',
      }),
    noted: ({ regId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: { written: { from: null, to: 'Сбор в 9:00' } },
    }),
  },
  takeBackLetters: {
    by: 'admin',
    call: (event) => remove(`${ofEvent(event)}/registration-letters/${LETTERS_ID}`),
    noted: ({ regId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: removed({ written: 'Место' }),
    }),
  },
  importRegistrations: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/registrations/import`, {
        file: Buffer.from(
          'Танцор;Дата рождения;Номинация;Email;Телефон;Город\n' +
            'Таблицына Вера;04.03.1996;1;vera@parket.test;+79161234567;Тверь',
        ).toString('base64'),
        apply: true,
      }),
    noted: ({ contestId }) => ({
      entity: 'regData',
      changes: { contests: { from: null, to: [contestId] }, reg_n: { from: null, to: 3 } },
    }),
  },
  mergeRegistrations: {
    by: 'admin',
    call: (event) =>
      post(`${ofRegistration(event)}/merge`, { duplicate_id: event.waitingRegId, apply: true }),
    noted: ({ regId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: { merged_into: { from: 2, to: 1 } },
    }),
  },
  decideDistinct: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/registrations/duplicates`, {
        reg_data_id: event.regId,
        other_id: event.waitingRegId,
      }),
    noted: ({ regId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: { distinct_from: { from: null, to: 2 } },
    }),
  },
  undoDistinct: {
    by: 'admin',
    call: ({ changedEventId, distinctId }) =>
      remove(`/api/events/${changedEventId}/registrations/duplicates/${distinctId}`),
    noted: ({ distinctRegId }) => ({
      entity: 'regData',
      entityId: distinctRegId,
      changes: removed({ distinct_from: 2 }),
    }),
  },
  setAttendance: {
    by: 'manager',
    call: (event) =>
      put(`${ofRegistration(event)}/attendance`, {
        attendance: 'present',
        registrations: { [event.entryId]: 'absent' },
      }),
    noted: ({ regId, entryId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: {
        attendance: { from: null, to: 'present' },
        [`registrations.${entryId}`]: { from: null, to: 'absent' },
      },
    }),
  },
  setAdmission: {
    by: 'manager',
    call: (event) =>
      put(`${ofRegistration(event)}/dancers/${event.dancerId}/admission`, { medical: true }),
    noted: ({ regId, dancerId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: { [`dancers.${dancerId}.medical_seen`]: { from: false, to: true } },
    }),
  },
  sendPin: {
    by: 'manager',
    call: (event) => ({ method: 'POST', url: `${ofRegistration(event)}/send-pin` }),
    noted: ({ regId }) => ({ entity: 'regData', entityId: regId, changes: null }),
  },
  moveEntry: {
    by: 'admin',
    call: (event) =>
      post(`${ofRegistration(event)}/entries/${event.entryId}/move`, {
        contest_id: event.freeContestId,
      }),
    noted: ({ regId, entryId, contestId, freeContestId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: { [`registrations.${entryId}.contest_id`]: { from: contestId, to: freeContestId } },
    }),
  },
  changeRegistrations: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/registrations/bulk?group_num=1`, {
        act: { kind: 'withdraw', group_num: 1 },
        apply: true,
      }),
    noted: ({ regId, entryId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: { [`registrations.${entryId}.status`]: { from: 'active', to: 'withdrawn' } },
    }),
  },
  promoteEntry: {
    by: 'admin',
    call: (event) =>
      post(
        `${ofEvent(event)}/reg-datas/${event.waitingRegId}/entries/${event.waitingEntryId}/promotion`,
        {},
      ),
    noted: ({ waitingRegId, waitingEntryId }) => ({
      entity: 'regData',
      entityId: waitingRegId,
      changes: { [`registrations.${waitingEntryId}.status`]: { from: 'waiting', to: 'active' } },
    }),
  },
  takeBackPlace: {
    by: 'admin',
    call: (event) => remove(`${ofRegistration(event)}/entries/${event.entryId}/promotion`),
    noted: ({ regId, entryId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: { [`registrations.${entryId}.status`]: { from: 'active', to: 'waiting' } },
    }),
  },
  setStartNumber: {
    // The number stands on the judges' sheets.
    by: 'admin',
    call: (event) =>
      put(`${ofRegistration(event)}/start-number`, { start_number: 101, reason: 'Номер порвался' }),
    noted: ({ regId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: {
        start_number: { from: null, to: 101 },
        reason: { from: null, to: 'Номер порвался' },
      },
    }),
  },
  addJointPayment: {
    by: 'manager',
    call: (event) =>
      post(`${ofEvent(event)}/payments/joint`, {
        regDataIds: [event.regId],
        amount: 100,
        method: 'cash',
      }),
    noted: ({ regId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: { ledger: { from: null, to: { kind: 'payment', amount: 100, method: 'cash' } } },
    }),
  },
  addLedgerEntry: {
    by: 'manager',
    call: (event) =>
      post(`${ofRegistration(event)}/payments`, { kind: 'payment', amount: 5000, method: 'cash' }),
    noted: ({ regId, nextLedgerId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: {
        [`ledger.${nextLedgerId}`]: {
          from: null,
          to: { kind: 'payment', amount: 5000, method: 'cash' },
        },
      },
    }),
  },
}
