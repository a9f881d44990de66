import { numberedTitle } from '@parket/domain/contest/title'
import { formatTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { roundName } from '@parket/domain/round/name'
import {
  sessionPapers,
  sessionPaperTitles,
  type SessionPaper,
} from '@parket/domain/round/sessionPapers'
import { CheckboxGroup } from '../../../../components/CheckboxGroup/CheckboxGroup.tsx'
import { RadioGroup } from '../../../../components/RadioGroup/RadioGroup.tsx'
import { SegmentedControl } from '../../../../components/SegmentedControl/SegmentedControl.tsx'
import { DiplomaChoices } from '../ContestPaperScreen/DiplomaChoices.tsx'
import { isChangedOnly, sheetCount } from './plannedSheets.ts'
import type { PlannedSheet, SessionPaperChoice, SessionPapers } from './sessionPaperData.ts'
import * as styles from './sessionPaper.css.ts'

interface PaperChoicesProps {
  papers: SessionPapers
  choice: SessionPaperChoice
  /** Of all papers, chosen or not. */
  sheets: readonly PlannedSheet[]
  timeZone: string
  onChange: (change: Partial<SessionPaperChoice>) => void
}

/** What is printed, how it is sorted, and why something is printed again. */
export function PaperChoices({ papers, choice, sheets, timeZone, onChange }: PaperChoicesProps) {
  const chosen = sheets.filter(({ paper }) => choice.papers.includes(paper))
  const fresh = chosen.filter(({ isNew }) => isNew)
  const printed = papers.prints.filter(({ paper }) => choice.papers.includes(paper))
  const isOfChange = isChangedOnly(papers, choice)
  return (
    <div className={styles.choices}>
      {printed.length > 0 && (
        <RadioGroup
          label="Сколько"
          value={isOfChange ? 'changed' : 'all'}
          items={[
            {
              value: 'changed',
              label: `Что изменилось, ${sheetsText(fresh)}`,
              description: `с\u00A0печати в\u00A0${latest(printed, timeZone)}`,
            },
            {
              value: 'all',
              label: `Всё, ${sheetsText(chosen)}`,
              description: `первая печать в\u00A0${earliest(printed, timeZone)}`,
            },
          ]}
          onChange={(scope) => onChange({ scope: scope as 'changed' | 'all' })}
        />
      )}
      <CheckboxGroup
        label="Что напечатать"
        value={choice.papers}
        items={sessionPapers.map((paper) => ({
          value: paper,
          label: sessionPaperTitles[paper],
          description: paperText(paper, sheets, papers),
        }))}
        onChange={(chosen) => onChange({ papers: chosen as SessionPaper[] })}
      />
      {choice.papers.includes('sheets') && (
        <div className={styles.order}>
          <SegmentedControl
            aria-label="Порядок листов судей"
            items={[
              { value: 'judge', label: 'По судьям' },
              { value: 'round', label: 'По турам' },
            ]}
            value={choice.order}
            onChange={(order) => onChange({ order })}
          />
          <span className={styles.quiet}>
            {choice.order === 'judge' ? 'пачка на\u00A0судью' : 'пачка на\u00A0тур'}
          </span>
        </div>
      )}
      {choice.papers.some((paper) => ofRounds.has(paper)) && (
        <SegmentedControl
          aria-label="Туры"
          items={[
            { value: 'ahead', label: 'Туры впереди' },
            { value: 'all', label: 'И прошедшие' },
          ]}
          value={choice.rounds}
          onChange={(rounds) => onChange({ rounds })}
        />
      )}
      {choice.papers.includes('diplomas') && <DiplomaChoices choice={choice} onChange={onChange} />}
      {printed.length > 0 && <Reasons papers={papers} fresh={fresh} />}
    </div>
  )
}

const ofRounds: ReadonlySet<SessionPaper> = new Set(['heats', 'sheets', 'announcer'])

function Reasons({ papers, fresh }: { papers: SessionPapers; fresh: readonly PlannedSheet[] }) {
  const reasons = papers.rounds.flatMap((round) => {
    const texts = fresh
      .filter(({ change }) => change?.round_id === round.id)
      .flatMap(({ change }) => change?.text ?? [])
    const contest = papers.contests.find(({ id }) => id === round.contest_id)
    const text = [...new Set(texts)].join(' ')
    return contest && text !== '' ? [{ round, contest, text }] : []
  })
  if (reasons.length === 0) return null
  return (
    <section className={styles.why}>
      <h2 className={styles.whyTitle}>
        Почему {countOf(reasons.length, ['тур', 'тура', 'туров'])} снова
      </h2>
      <ul className={styles.reasons}>
        {reasons.map(({ round, contest, text }) => (
          <li key={round.id}>
            {numberedTitle(contest)}, {roundName(round)}: {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** «26 листов, новых 6». */
function paperText(
  paper: SessionPaper,
  sheets: readonly PlannedSheet[],
  { prints }: SessionPapers,
): string {
  const own = sheets.filter((sheet) => sheet.paper === paper)
  if (own.length === 0) return 'пока нет'
  const wasPrinted = prints.some((one) => one.paper === paper)
  const fresh = sheetCount(own.filter(({ isNew }) => isNew))
  return wasPrinted ? `${sheetsText(own)}, новых ${fresh}` : sheetsText(own)
}

function latest(prints: SessionPapers['prints'], timeZone: string): string {
  return formatTime(
    prints
      .map(({ at }) => at)
      .toSorted(byTime)
      .at(-1) ?? '',
    timeZone,
  )
}

function earliest(prints: SessionPapers['prints'], timeZone: string): string {
  return formatTime(prints.map(({ first_at }) => first_at).toSorted(byTime)[0] ?? '', timeZone)
}

function byTime(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other)
}

function sheetsText(sheets: readonly PlannedSheet[]): string {
  return countOf(sheetCount(sheets), ['лист', 'листа', 'листов'])
}
