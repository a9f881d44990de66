import type { components } from '@parket/api-client/schema'
import { numberedTitle, type NumberedContest } from '@parket/domain/contest/title'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { TimetableConflict } from '@parket/domain/timetable/conflicts'
import { endOf, type Timed } from '@parket/domain/timetable/timetable'

import type { SessionItemRow, SessionRow } from '../../records/timetable.ts'

type Schemas = components['schemas']

/**
 * A session with its timetable.
 *
 * @param forStaff others do not see the items of draft contests; the times of the rest stay
 */
export function presentSession(session: SessionRow, forStaff: boolean): Schemas['Session'] {
  const { id, event_id, number, title, floor, start_at, items, version } = session
  const shown = forStaff ? items : items.filter((item) => item.contest_status !== 'draft')
  return {
    id,
    event_id,
    number,
    title,
    floor,
    start: start_at.toISOString(),
    end: endOf(start_at, items).toISOString(),
    items: shown.map(presentItem),
    version,
  }
}

function presentItem(item: Timed<SessionItemRow>): Schemas['SessionItem'] {
  const { id, kind, contest_id, round_index, minutes, delay, start, published_start } = item
  return {
    id,
    kind,
    contest_id,
    round_index,
    title: titleOfItem(item),
    minutes,
    delay,
    start: new Date(start).toISOString(),
    published_start: published_start && new Date(published_start).toISOString(),
    published_session_id: item.published_session_id,
  }
}

/** What an item is called: a round without a title is named after its contest and round. */
export function titleOfItem({
  title,
  group_num,
  group_name,
  section,
  round_index,
}: SessionItemRow): string {
  if (title !== '' || group_num === null || group_name === null) return title
  return roundTitle({ group_num, group_name, section: section ?? '' }, round_index)
}

/** What a round is called by its contest; '' for what is no round. */
export function roundTitle(contest: NumberedContest, roundIndex: number | null): string {
  return roundIndex === null ? '' : `${numberedTitle(contest)}. ${roundLabel(roundIndex)}`
}

export function presentConflict(conflict: TimetableConflict): Schemas['SessionConflict'] {
  const { kind, itemIds, dancerIds, judgeIds, restMinutes } = conflict
  return {
    kind,
    item_ids: [...itemIds],
    dancer_ids: dancerIds,
    judge_ids: judgeIds,
    rest_minutes: restMinutes,
  }
}
