import { createContest, createEvent, createJudge } from '../fixtures.ts'
import { exampleOf, type RequestData } from './data.ts'
import type { RequestMakers } from './shape.ts'

/** Of contests, their sessions and panels. */
export async function contestRequests({
  db,
  teamId,
  cup,
  nextLetter,
  putJudge,
  newContest,
  newSession,
}: RequestData): Promise<RequestMakers> {
  const session = await newSession()
  return {
    createContest: async (nth) => ({
      body: {
        ...(exampleOf('createContest') as object),
        id: crypto.randomUUID(),
        event_id: cup.event.id,
        group_num: 1000 + nth,
      },
    }),
    createContests: async (nth) => ({
      body: [1000 + nth, 5000 + nth].map((group_num) => ({
        id: crypto.randomUUID(),
        group_num,
        group_name: `Соло ${group_num}`,
        dances: ['Folk'],
      })),
    }),
    updateContest: async (nth) => {
      const { id } = await newContest(nth)
      const ids = { id, event_id: cup.event.id, group_num: 1000 + nth }
      return { path: { id }, body: { ...(exampleOf('updateContest') as object), ...ids } }
    },
    deleteContest: async (nth) => ({ path: { id: (await newContest(nth)).id } }),
    deleteContests: async (nth) => ({ body: { contestIds: [(await newContest(nth)).id] } }),
    reloadContests: async () => ({ body: { contestIds: Object.values(cup.ids) } }),
    setContestStatuses: async (nth) => ({
      body: { contestIds: [(await newContest(nth)).id], status: 'closed', generateHeats: false },
    }),
    reorderContests: async () => {
      const { id } = await createEvent(db, teamId)
      const { id: contestId } = await createContest(db, id, { group_num: 1 })
      return { path: { id }, body: { contestIds: [contestId], numbers: 'stay' } }
    },
    createSession: async () => ({
      path: { id: (await createEvent(db, teamId)).id },
      body: {
        ...(exampleOf('createSession') as object),
        items: [{ kind: 'break', title: 'Обед', minutes: 30 }],
      },
    }),
    updateSession: async () => ({
      path: session,
      body: { title: 'Вечер', items: [{ kind: 'break', title: 'Обед', minutes: 30 }] },
    }),
    replaceSessions: async () => ({
      path: { id: (await createEvent(db, teamId)).id },
      body: { sessions: [{ start: cup.event.date_begin, title: 'Утро' }] },
    }),
    getSession: async () => ({ path: session }),
    listSessionContests: async () => ({ path: await newSession() }),
    deleteSession: async () => ({ path: await newSession() }),
    saveEventJudge: async () => ({
      path: { judgeId: (await createJudge(db)).id },
      body: { letter: await nextLetter(), role: 'line' },
    }),
    removeEventJudge: async () => ({ path: { judgeId: await putJudge() } }),
    createEventJudge: async () => ({
      body: {
        last_name: 'Белова',
        first_name: 'Ольга',
        city: crypto.randomUUID(),
        role: 'scrutineer',
      },
    }),
    addEventJudges: async () => ({
      body: {
        judges: [{ last_name: 'Белова', first_name: 'Ольга', city: crypto.randomUUID() }],
      },
    }),
    replaceEventPanels: async () => ({ body: { panels: [] } }),
    answerJudgeConflicts: async () => ({ body: { answers: [] } }),
    replaceContestPanel: async () => ({ body: { judgeIds: [await putJudge()] } }),
  }
}
