import type { Scoring } from '@parket/domain/contest/status'
import { evenPanelText } from '@parket/domain/judge/evenPanel'
import { lettersText } from '@parket/domain/judge/letters'
import { judgesWhoMark } from '@parket/domain/scoring/judgesWhoMark'
import { roundKind } from '@parket/domain/scoring/roundKind'
import { useState } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { CheckboxGroup } from '../../../../components/CheckboxGroup/CheckboxGroup.tsx'
import { Disclosure } from '../../../../components/Disclosure/Disclosure.tsx'
import { RadioGroup } from '../../../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import type { ContestRoundsScreenProps } from './roundData.ts'
import type { RoundItem, RoundJudgeItem } from './roundData.ts'
import * as styles from './rounds.css.ts'

interface RoundPanelProps extends Pick<
  ContestRoundsScreenProps,
  'judging' | 'onPanel' | 'busyRoundId'
> {
  round: RoundItem
}

type Judging = NonNullable<ContestRoundsScreenProps['judging']>

/** Who judges a round: as the contest, or others, until it is judged. */
export function RoundPanel(props: RoundPanelProps) {
  const { round, judging } = props
  const { seats, own_panel, status } = round
  const isFixed = status === 'judged' || status === 'published'
  const letters = lettersText(seats.map(({ letter }) => letter)) || 'не назначены'
  const whose = own_panel ? 'свои' : 'как у номинации'
  if (judging === null || judging.judges.length === 0 || isFixed) {
    return own_panel && <p className={styles.judges}>Судьи этого тура: {letters}</p>
  }
  return (
    <Disclosure summary={`Судьи этого тура: ${letters} (${whose})`}>
      <PanelForm {...props} judging={judging} />
    </Disclosure>
  )
}

function PanelForm({
  round,
  judging: { scoring, judges },
  busyRoundId,
  onPanel,
}: RoundPanelProps & { judging: Judging }) {
  const [isOwn, setIsOwn] = useState(round.own_panel)
  const [chosen, setChosen] = useState<readonly string[]>(
    round.seats.flatMap(({ judges }) => String(judges[0]?.judge_id ?? '')),
  )
  const panel = judges.filter(({ id }) => chosen.includes(String(id)))
  const even = isOwn ? evenText(scoring, round.index, panel) : null
  const isSame = !isOwn && !round.own_panel
  return (
    <Stack gap="small">
      <RadioGroup
        label="Кто судит тур"
        direction="row"
        value={isOwn ? 'own' : 'contest'}
        items={[
          { value: 'contest', label: 'Как у номинации' },
          { value: 'own', label: 'Свои' },
        ]}
        onChange={(value) => setIsOwn(value === 'own')}
      />
      {isOwn && (
        <CheckboxGroup
          label="Судьи тура"
          value={chosen}
          items={judges.map(({ id, letter, name }) => ({
            value: String(id),
            label: `${letter} ${name}`,
          }))}
          onChange={setChosen}
        />
      )}
      {isOwn && panel.some(({ ties }) => ties.length > 0) && (
        <Alert tone="caution" title="Судьи и&nbsp;их участники">
          <ul>
            {panel.flatMap(({ letter, ties }) =>
              ties.map((text) => (
                <li key={`${letter} ${text}`}>
                  {letter}. {text}
                </li>
              )),
            )}
          </ul>
        </Alert>
      )}
      {even !== null && (
        <Alert tone="caution" title="Чётное число судей">
          {even}
        </Alert>
      )}
      <div>
        <Button
          isPending={busyRoundId === round.id}
          isDisabled={isSame || (isOwn && panel.length === 0)}
          onPress={() => onPanel(round, isOwn ? panel.map(({ id }) => id) : null)}
        >
          Сохранить судей тура
        </Button>
      </div>
    </Stack>
  )
}

/** «An even J works, with a warning». */
function evenText(
  scoring: Scoring,
  index: number,
  panel: readonly RoundJudgeItem[],
): string | null {
  if (scoring === 'none') return null
  return evenPanelText(scoring, judgesWhoMark(roundKind(scoring, index), panel).length)
}
