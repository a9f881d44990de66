import { expect } from 'vitest'

import { keyOf } from '../../modules/results/checks/answers.ts'
import { ofEvent, post, put, remove, type StaffChanges } from './shape.ts'
import type { TestEvent } from './testEvent.ts'

const ofRound = ({ runningContestId, runningRoundId }: TestEvent) =>
  `/api/contests/${runningContestId}/rounds/${runningRoundId}`
const anyNumber: unknown = expect.any(Number)
const reason = 'Сверено с листом'

/** Changes of marks and of decisions on rounds. */
export const markChanges: StaffChanges = {
  claimSheet: {
    by: 'admin',
    call: ({ running, ...event }) =>
      post(`${ofRound({ running, ...event })}/sheets`, {
        dance: running.freeDance,
        letter: running.letter,
      }),
    noted: () => ({
      entity: 'markSheet',
      changes: { user_id: { from: null, to: anyNumber } },
    }),
  },
  saveSheet: {
    by: 'admin',
    call: ({ running, ...event }) =>
      put(`${ofRound({ running, ...event })}/sheets/${running.sheetId}`, {
        marks: [{ registration_id: running.entryId, values: [95] }],
        reason,
        version: 1,
      }),
    noted: ({ running: { sheetId, entryId } }) => ({
      entity: 'markSheet',
      entityId: sheetId,
      changes: {
        marks: { from: { [entryId]: [90] }, to: { [entryId]: [95] } },
        reason: { from: null, to: reason },
      },
    }),
  },
  setRoundEntryStatus: {
    by: 'admin',
    call: ({ running, ...event }) =>
      put(`${ofRound({ running, ...event })}/entries/${running.entryId}`, {
        status: 'withdrawn',
        reason,
      }),
    noted: ({ running: { roundId, entryId } }) => ({
      entity: 'round',
      entityId: roundId,
      changes: {
        [`entries.${entryId}`]: { from: 'danced', to: 'withdrawn' },
        reason: { from: null, to: reason },
      },
    }),
  },
  setHeatCalls: {
    by: 'admin',
    call: ({ running, ...event }) =>
      put(`${ofRound({ running, ...event })}/heat-calls`, {
        dance: 'Выход',
        heat: 1,
        state: 'missing',
        registration_ids: [running.entryId],
      }),
    noted: ({ running: { roundId, entryId } }) => ({
      entity: 'round',
      entityId: roundId,
      changes: { [`heat_calls.${entryId}`]: { from: 'unknown', to: 'missing' } },
    }),
  },
  setHeatRelease: {
    by: 'admin',
    call: ({ running, ...event }) =>
      put(`${ofRound({ running, ...event })}/heat-release`, {
        dance: 'Выход',
        heat: 1,
        released: true,
      }),
    noted: ({ running: { roundId } }) => ({
      entity: 'round',
      entityId: roundId,
      changes: {
        heat_releases: { from: null, to: 'Выход, 1' },
        unmarked: { from: null, to: expect.any(String) as unknown },
      },
    }),
  },
  addDecision: {
    by: 'admin',
    call: ({ running, ...event }) =>
      post(`${ofRound({ running, ...event })}/decisions`, {
        kind: 'deduction',
        entries: [{ registration_id: running.entryId, value: 10 }],
        text: reason,
      }),
    noted: ({ running: { roundId, entryId }, nextDecisionId }) => ({
      entity: 'round',
      entityId: roundId,
      changes: {
        [`decisions.${nextDecisionId}`]: {
          from: null,
          to: {
            kind: 'deduction',
            dance: null,
            letter: null,
            numbers: { [entryId]: 10 },
            office: 'chief',
            text: reason,
          },
        },
      },
    }),
  },
  withdrawDecision: {
    by: 'admin',
    call: ({ running, ...event }) =>
      remove(`${ofRound({ running, ...event })}/decisions/${running.decisionId}`),
    noted: ({ running: { roundId, decisionId } }) => ({
      entity: 'round',
      entityId: roundId,
      changes: { [`decisions.${decisionId}`]: { from: 'deduction', to: null } },
    }),
  },
  approveResult: {
    by: 'supervisor',
    call: ({ judgedContestId }) =>
      put(`/api/contests/${judgedContestId}/approval`, { approve: true }),
    noted: ({ judgedContestId }) => ({
      entity: 'contest',
      entityId: judgedContestId,
      changes: { approval: { from: false, to: true } },
    }),
  },
  revealPlaces: {
    by: 'admin',
    call: ({ judgedContestId }) =>
      put(`/api/contests/${judgedContestId}/ceremony`, {
        seen_from_place: null,
        revealed_from_place: 1,
      }),
    noted: ({ judgedContestId }) => ({
      entity: 'contest',
      entityId: judgedContestId,
      changes: { publication: { from: null, to: 'places' } },
    }),
  },
  publishResult: {
    by: 'admin',
    call: ({ judgedContestId }) =>
      post(`/api/contests/${judgedContestId}/publication`, { level: 'places' }),
    noted: ({ judgedContestId }) => ({
      entity: 'contest',
      entityId: judgedContestId,
      changes: { publication: { from: null, to: 'places' } },
    }),
  },
  answerResultChecks: {
    by: 'admin',
    call: ({ checked: { contestId, judgeId } }) =>
      put(`/api/contests/${contestId}/checks`, {
        answers: [{ key: keyOf({ kind: 'own-coach', about: [judgeId] }), text: 'Другого нет' }],
      }),
    noted: ({ checked: { contestId } }) => ({
      entity: 'contest',
      entityId: contestId,
      changes: { checks: { from: null, to: expect.any(Array) as unknown } },
    }),
  },
  answerResultQuestion: {
    by: 'admin',
    call: ({ questionId, ...event }) =>
      put(`${ofEvent({ questionId, ...event })}/result-questions/${questionId}`, {
        answer: 'Исправлено',
        is_corrected: true,
      }),
    noted: ({ questionId }) => ({
      entity: 'resultQuestion',
      entityId: questionId,
      changes: {
        answer: { from: null, to: 'Исправлено' },
        is_corrected: { from: null, to: true },
      },
    }),
  },
  bringEmergencyMarks: {
    by: 'admin',
    call: (event) => post(`${ofEvent(event)}/emergency-file`, event.emergencyMarks),
    noted: ({ running: { roundId } }) => ({
      entity: 'round',
      entityId: roundId,
      changes: { emergency_marks: { from: null, to: 1 } },
    }),
  },
  decideLateMarks: {
    by: 'admin',
    call: ({ running, lateN, ...event }) =>
      put(`${ofRound({ running, lateN, ...event })}/late-marks/${lateN}`, { apply: false, reason }),
    noted: ({ running: { roundId } }) => ({
      entity: 'round',
      entityId: roundId,
      changes: { late_marks: { from: null, to: false }, reason: { from: null, to: reason } },
    }),
  },
  substituteJudge: {
    by: 'admin',
    call: ({ running, ...event }) =>
      post(`${ofRound({ running, ...event })}/substitutions`, {
        letter: running.letter,
        judge_id: running.spareJudgeId,
        dance: running.freeDance,
        reason,
      }),
    noted: ({ running: { roundId, letter, spareJudgeId } }) => ({
      entity: 'round',
      entityId: roundId,
      changes: {
        [`seats.${letter}`]: { from: anyNumber, to: spareJudgeId },
        reason: { from: null, to: reason },
      },
    }),
  },
}
