import { formatEventDates } from '@parket/domain/event/dates'
import type { EventHeading } from '@parket/domain/event/event'
import type { Instant } from '@parket/domain/format/date'
import { formatDateTime, formatTime } from '@parket/domain/format/dateTime'
import { useMemo } from 'react'
import { Diplomas } from '../ContestPaperScreen/Diplomas.tsx'
import { AnnouncerList, HeatList } from '../ContestPaperScreen/HeatLists.tsx'
import { JudgeSheets } from '../ContestPaperScreen/JudgeSheets.tsx'
import type { Paper, SheetPrint } from '../ContestPaperScreen/paperData.ts'
import * as paper from '../ContestPaperScreen/paper.css.ts'
import { SummaryProtocol } from '../ContestPaperScreen/SummaryProtocol.tsx'
import type {
  PlannedSheet,
  SessionPaperChoice,
  SessionPaperContest,
  SessionPapers,
} from './sessionPaperData.ts'
import { SessionSummary } from './SessionSummary.tsx'

interface SheetsProps {
  papers: SessionPapers
  event: EventHeading
  sheets: readonly PlannedSheet[]
  choice: SessionPaperChoice
  /** What the session is called: «Суббота, день». */
  title: string
  now: Instant
  timeZone: string
}

/** The sheets as they are printed, one after another. */
export function Sheets(props: SheetsProps) {
  const { papers, event, sheets, choice, title, timeZone } = props
  const people = useMemo(
    () => new Map(papers.people.map((person) => [person.start_number, person])),
    [papers.people],
  )
  const occasion = [event.name, formatEventDates(event), event.city].filter(Boolean).join(', ')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <section className={paper.paper} tabIndex={0} aria-label="Листы на печать">
      {sheets.map((sheet) => {
        const print = printOf(sheet, props)
        if (sheet.contest === null) {
          return (
            <SessionSummary key={sheet.key} {...{ papers, occasion, title, timeZone, print }} />
          )
        }
        const part = {
          frame: { contest: sheet.contest, event },
          paper: paperOf(papers, sheet.contest, people),
          print,
        }
        return <Sheet key={sheet.key} sheet={sheet} part={part} choice={choice} />
      })}
    </section>
  )
}

interface SheetProps {
  sheet: PlannedSheet
  part: Parameters<typeof SummaryProtocol>[0]
  choice: SessionPaperChoice
}

function Sheet({ sheet: { paper, round, letter }, part, choice }: SheetProps) {
  if (paper === 'protocols') return <SummaryProtocol {...part} />
  if (paper === 'diplomas') return <Diplomas {...part} choice={choice} />
  if (round === null) return null
  if (paper === 'heats') return <HeatList {...part} round={round} />
  if (paper === 'announcer') return <AnnouncerList {...part} round={round} />
  return <JudgeSheets {...part} round={round} letter={letter ?? undefined} />
}

/** A contest with no result yet has no places. */
const noResult: Paper['result'] = {
  status: 'ready',
  version: null,
  is_held: false,
  was_published: false,
  published_at: null,
  protest_until: null,
  marks_published: false,
  problems: [],
  exits: [],
  agreements: [],
  checks: [],
  closings: [],
  journal: null,
  criteria: [],
  drop_extremes: 'off',
  tie_break: 'head-to-head',
  panel: [],
  rounds: [],
  places: [],
  corrections: [],
}

function paperOf(
  { eventId, team, rounds, results }: SessionPapers,
  contest: SessionPaperContest,
  people: Paper['people'],
): Paper {
  return {
    eventId,
    team,
    contest,
    people,
    rounds: rounds.filter(({ contest_id }) => contest_id === contest.id),
    result: results.find(({ contest_id }) => contest_id === contest.id) ?? noResult,
  }
}

function printOf(
  { paper, round, change }: PlannedSheet,
  { papers: { session, prints }, now, timeZone }: SheetsProps,
): SheetPrint {
  const before = prints.find((one) => one.paper === paper)
  const item = session.items.find(
    ({ contest_id, round_index }) =>
      round !== null && contest_id === round.contest_id && round_index === round.index,
  )
  return {
    hour: item ? formatTime(item.start, timeZone) : '',
    floor: session.floor,
    changed:
      before && change?.text
        ? `Изменилось с\u00A0${formatTime(before.at, timeZone)}. ${change.text}`
        : null,
    foot: `Печать ${(before?.times ?? 0) + 1}, ${formatDateTime(now, timeZone)}`,
  }
}
