import type { components } from '@parket/api-client/schema'

import type { EventJudgeRow } from '../../records/eventJudges.ts'
import type { JudgeRow } from './queries.ts'

type Schemas = components['schemas']

/**
 * A judge of the directory.
 *
 * @param withContacts «Admins read the judges' directory without contacts» (docs/rules/judges.md, «Directory»)
 */
export function presentJudge(judge: JudgeRow, withContacts: boolean): Schemas['Judge'] {
  const { phone, email, team_id } = judge
  return {
    ...presentSummary(judge.id, judge),
    team_id,
    contacts: withContacts ? { phone, email } : null,
  }
}

export function presentEventJudge(row: EventJudgeRow): Schemas['EventJudge'] {
  const { event_id, judge_id, letter, role } = row
  return { event_id, judge_id, letter, role, judge: presentSummary(judge_id, row) }
}

function presentSummary(
  id: number,
  judge: Pick<JudgeRow, 'last_name' | 'first_name' | 'city' | 'club' | 'category'>,
): Schemas['JudgeSummary'] {
  const { last_name, first_name, city, club, category } = judge
  return { id, last_name, first_name, city, club, category }
}

export function presentPanels(panels: ReadonlyMap<string, number[]>): Schemas['ContestPanel'][] {
  return [...panels].map(([contest_id, judgeIds]) => ({ contest_id, judgeIds }))
}
