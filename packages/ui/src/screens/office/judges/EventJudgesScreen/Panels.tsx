// Own <table>: contests by judges, with ticks and a count at the foot.
import { fullName } from '@parket/domain/account/user'
import { numberedTitle } from '@parket/domain/contest/title'
import { evenPanelText } from '@parket/domain/judge/evenPanel'
import { panelConflicts } from '@parket/domain/judge/panels'
import { judgesWhoMark } from '@parket/domain/scoring/judgesWhoMark'
import { useState } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { ContestPanelItem, EventJudgeItem, JudgeTie } from './judgeData.ts'
import { seatedTies, Ties } from './Ties.tsx'
import * as styles from './judges.css.ts'

export interface PanelsProps {
  /** Contests that are judged, with their panels as they are now, saved or not. */
  contests: readonly ContestPanelItem[]
  /** Those with a letter. */
  judges: readonly EventJudgeItem[]
  /** Whether something is not saved. */
  isChanged: boolean
  isSaving: boolean
  /** Why saving was refused, in Russian. */
  problem: string | null
  onToggle: (contestId: string, judgeId: number) => void
  /** Draws all panels that may still change, evenly. */
  onDraw: (size: number) => void
  onSave: () => void
  onReset: () => void
  /** Of every judge to those who take part, on a panel or not. */
  ties: readonly JudgeTie[]
  isAnswering: boolean
  /** Answers ties of one judge in several contests. */
  onAnswer: (ties: readonly JudgeTie[], text: string) => void
}

/** Who judges which contest: drawn evenly by a button, changed by a press, with conflicts where they are. */
export function Panels(props: PanelsProps) {
  const { contests, judges, isChanged, isSaving, problem, onDraw, onSave, onReset } = props
  /** Undefined until it is typed: as many as there are, up to five. */
  const [typed, setTyped] = useState<number | null>()
  const size = typed === undefined ? Math.min(5, judges.length) : typed
  return (
    <section aria-labelledby="panels-title">
      <Stack gap="small">
        <Heading level={2} size={3} id="panels-title">
          Бригады
        </Heading>
        {problem !== null && <Alert tone="critical">{problem}</Alert>}
        {judges.length === 0 || contests.length === 0 ? (
          <Text tone="secondary">
            Бригады появятся, когда будут судьи с&nbsp;буквами и&nbsp;номинации с&nbsp;судейством.
          </Text>
        ) : (
          <>
            <div className={styles.drawing}>
              <NumberField label="Судей в бригаде" value={size} onChange={setTyped} />
              <Button
                isDisabled={size === null || size < 1}
                onPress={() => size !== null && onDraw(size)}
              >
                Разложить поровну
              </Button>
            </div>
            <PanelTable {...props} />
            {isChanged && <EvenPanels contests={contests} judges={judges} />}
            {isChanged && (
              <div className={styles.save}>
                <Button variant="primary" isPending={isSaving} onPress={onSave}>
                  Сохранить бригады
                </Button>
                <Button variant="quiet" onPress={onReset}>
                  Вернуть сохранённое
                </Button>
              </div>
            )}
            <Ties {...props} />
          </>
        )}
      </Stack>
    </section>
  )
}

/** «An even J works, with a warning»: named before they are saved. */
function EvenPanels({ contests, judges }: Pick<PanelsProps, 'contests' | 'judges'>) {
  const even = contests.filter((one) => !one.isJudged && evenText(one, judges) !== null)
  if (even.length === 0) return null
  return (
    <Alert tone="caution" title="Чётное число судей">
      {even.map(numberedTitle).join('; ')}. Сохранить можно, но поровну бывает чаще.
    </Alert>
  )
}

function evenText(
  { scoring, judgeIds }: ContestPanelItem,
  judges: readonly EventJudgeItem[],
): string | null {
  const panel = judges.filter(({ judge_id }) => judgeIds.includes(judge_id))
  const kind = scoring === 'relative-placement' ? scoring : 'skating'
  return evenPanelText(scoring, judgesWhoMark(kind, panel).length)
}

function PanelTable({ contests, judges, ties, onToggle }: PanelsProps) {
  const seats = (id: number) => contests.filter(({ judgeIds }) => judgeIds.includes(id)).length
  return (
    // Scrolls by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} tabIndex={0} aria-label="Бригады номинаций">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Номинация</th>
            {judges.map(({ judge_id, letter, judge }) => (
              <th key={judge_id} scope="col">
                <abbr title={fullName(judge)}>{letter}</abbr>
              </th>
            ))}
            <th scope="col">Замечания</th>
          </tr>
        </thead>
        <tbody>
          {contests.map((contest) => (
            <PanelRow key={contest.id} {...{ contest, judges, ties, onToggle }} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Номинаций у судьи</th>
            {judges.map(({ judge_id }) => (
              <td key={judge_id}>{seats(judge_id)}</td>
            ))}
            <td>{''}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

type PanelRowProps = Pick<PanelsProps, 'judges' | 'ties' | 'onToggle'> & {
  contest: ContestPanelItem
}

function PanelRow({ contest, judges, ties, onToggle }: PanelRowProps) {
  const { id, judgeIds, isJudged } = contest
  const title = numberedTitle(contest)
  const panel = judges
    .filter(({ judge_id }) => judgeIds.includes(judge_id))
    .map(({ judge_id, judge: { city, club } }) => ({ id: judge_id, city, club }))
  const letterOf = (judgeId: number) =>
    judges.find(({ judge_id }) => judge_id === judgeId)?.letter ?? ''
  return (
    <tr>
      <th scope="row" className={styles.contest}>
        {title}
        {isJudged && <span className={styles.quiet}>, подсчитана</span>}
      </th>
      {judges.map(({ judge_id, letter }) => (
        <td key={judge_id}>
          <label className={styles.cell}>
            <input
              type="checkbox"
              aria-label={`${title}: судья ${letter}`}
              checked={judgeIds.includes(judge_id)}
              disabled={isJudged}
              onChange={() => onToggle(id, judge_id)}
            />
          </label>
        </td>
      ))}
      <td className={styles.conflict}>
        {[
          ...panelConflicts(panel).map(
            ({ kind, name, judgeIds: ids }) =>
              `${ids.map(letterOf).join(', ')}: ${kind === 'club' ? 'клуб' : 'город'} ${name}`,
          ),
          tiedText(seatedTies([contest], ties).map(({ judge_id }) => letterOf(judge_id))),
          evenText(contest, judges) ?? [],
        ]
          .flat()
          .join('; ')}
      </td>
    </tr>
  )
}

/** «Связаны с участниками: B, C», told below the panels. */
function tiedText(letters: readonly string[]): string[] {
  if (letters.length === 0) return []
  return [`Связаны с\u00A0участниками: ${[...new Set(letters)].join(', ')}`]
}
