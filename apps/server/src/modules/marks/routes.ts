import type { Handlers } from '../../contract/handlers.ts'
import { findRound } from '../rounds/core/find.ts'
import { agreeOnSheet } from './agree.ts'
import { addDecision, withdrawDecision } from './decisions.ts'
import { setRoundEntryStatus } from './exits.ts'
import { listContestJournal } from './contestJournal.ts'
import { getRoundJournal } from './journal.ts'
import { decideLateMarks } from './late/decide.ts'
import { listLateMarks } from './late/list.ts'
import { roundMarks } from './present.ts'
import { claimSheet, finishSheet, saveSheet } from './sheets.ts'
import { substituteJudge } from './substitutions.ts'

export const markHandlers = {
  async getRoundMarks(context, { path }) {
    const { db } = context
    return roundMarks(db, context, await findRound(db, context, path))
  },

  claimSheet,
  saveSheet,
  finishSheet,
  agreeOnSheet,
  setRoundEntryStatus,
  addDecision,
  withdrawDecision,
  substituteJudge,
  getRoundJournal,
  listContestJournal,
  listLateMarks,
  decideLateMarks,
} satisfies Handlers
