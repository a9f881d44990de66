import { initialScheme } from '@parket/domain/rating/scheme'
import { expect } from 'vitest'

import { created, post, put, remove, removed, type StaffChanges } from './shape.ts'

const scheme = {
  name: 'Кубок',
  starts_on: '2026-09-01',
  tiers: [{ from: 1, points: [3], rest: null }],
}

/** Changes of a team's rating. */
export const ratingChanges: StaffChanges = {
  createRatingScheme: {
    by: 'admin',
    call: () => post('/api/rating/schemes', scheme),
    noted: () => {
      const values = Object.entries({ ...initialScheme, ...scheme })
      return {
        entity: 'ratingScheme',
        changes: created(Object.fromEntries(values.filter(([, value]) => value !== null))),
      }
    },
  },
  updateRatingScheme: {
    by: 'admin',
    call: ({ schemeId }) => put(`/api/rating/schemes/${schemeId}`, { best: 4 }),
    noted: ({ schemeId }) => ({
      entity: 'ratingScheme',
      entityId: schemeId,
      changes: { best: { from: null, to: 4 } },
    }),
  },
  deleteRatingScheme: {
    by: 'admin',
    call: ({ schemeId }) => remove(`/api/rating/schemes/${schemeId}`),
    noted: ({ schemeId }) => ({
      entity: 'ratingScheme',
      entityId: schemeId,
      changes: removed({ name: initialScheme.name, starts_on: expect.any(String) }),
    }),
  },
  requestRatingRun: {
    by: 'admin',
    call: () => post('/api/rating/runs', {}),
    noted: ({ teamId }) => ({ entity: 'ratingRun', entityId: teamId, changes: null }),
  },
  decideDouble: {
    by: 'admin',
    call: ({ dancerId, waitingDancerId }) =>
      post('/api/rating/doubles', {
        dancer_id: waitingDancerId,
        other_id: dancerId,
        is_same: true,
      }),
    noted: ({ linkId }) => ({
      entity: 'personLink',
      entityId: linkId,
      changes: { is_same: { from: false, to: true } },
    }),
  },
  undoDouble: {
    by: 'admin',
    call: ({ linkId }) => remove(`/api/rating/doubles/${linkId}`),
    noted: ({ linkId }) => ({
      entity: 'personLink',
      entityId: linkId,
      changes: removed({ is_same: false }),
    }),
  },
}
