import { appearancesOf, heatsBefore, type Appearance } from '@parket/domain/live/appearances'
import type { NowFloor } from '@parket/domain/live/now'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { CloseIcon } from '../../../icons/CloseIcon.tsx'
import { AppearanceList } from '../parts/AppearanceList/AppearanceList.tsx'
import { NumberForm } from './NumberForm.tsx'
import type { OwnNumbers } from './liveData.ts'
import { floorText, waitText } from './liveWords.ts'
import * as styles from './LiveScreen.css.ts'

interface AppearancesProps {
  own: OwnNumbers
  floors: readonly NowFloor[]
  /** Milliseconds since the epoch. */
  now: number
  timeZone: string
  isStale: boolean
}

/** «Мои выходы»: when one's own numbers dance, the next time first. */
export function Appearances({ own, floors, now, timeZone, isStale }: AppearancesProps) {
  const [isAdding, setAdding] = useState(false)
  const { numbers, onAdd, onRemove } = own
  if (numbers.length === 0) return <NumberForm onAdd={onAdd} isFirst />
  const appearances = appearancesOf(numbers, floors, now)
  const isAlone = numbers.length === 1
  return (
    <section className={styles.own} aria-labelledby="own-appearances">
      {!isStale && <Notice appearances={appearances} now={now} />}
      <div className={styles.head}>
        <Heading level={2} size={2} id="own-appearances">
          Мои выходы
        </Heading>
        <Button variant="quiet" onPress={() => setAdding(!isAdding)} aria-expanded={isAdding}>
          Ещё номер
        </Button>
      </div>
      <ul className={styles.numbers} aria-label="Мои номера">
        {numbers.map((number) => (
          <li key={number} className={styles.ownNumber}>
            {number}
            <IconButton
              icon={<CloseIcon />}
              aria-label={`Не следить за номером ${number}`}
              onPress={() => onRemove(number)}
            />
          </li>
        ))}
      </ul>
      {isAdding && (
        <NumberForm
          onAdd={(number) => {
            onAdd(number)
            setAdding(false)
          }}
        />
      )}
      {appearances.length > 0 ? (
        <AppearanceList {...{ appearances, now, timeZone, isStale, isAlone }} />
      ) : (
        <Text tone="secondary">
          {isAlone ? `Номера ${numbers[0]} сегодня` : 'Этих номеров сегодня'} больше нет
          в&nbsp;заходах: их ещё не&nbsp;составили или всё уже станцовано.
        </Text>
      )}
    </section>
  )
}

/** Told at two heats and at one before the first dance of a round: later ones follow by themselves. «Идём» ends it. */
function Notice({ appearances, now }: { appearances: readonly Appearance[]; now: number }) {
  const [answered, setAnswered] = useState<readonly string[]>([])
  const due = appearances.find(
    (one) =>
      one.danced.length === 0 &&
      heatsBefore(one, now) !== null &&
      !answered.includes(roundKeyOf(one)) &&
      !answered.includes(keyOf(one, heatsBefore(one, now))),
  )
  if (!due) return <output className={styles.noNotice} />
  const heats = heatsBefore(due, now)
  const answer = (keys: string[]) => setAnswered([...answered, ...keys])
  return (
    <output className={styles.notice}>
      <strong className={styles.noticeTitle}>
        {due.number}, к&nbsp;паркету{due.floor !== '' && `: ${floorText(due.floor)}`}
      </strong>
      <span>
        {heats === 0 ? 'Ваш заход следующий' : 'Ваш заход через один'}, {waitText(due, now)}.
      </span>
      <span className={styles.noticeActions}>
        <Button variant="primary" onPress={() => answer([keyOf(due, heats)])}>
          Идём
        </Button>
        <Button variant="quiet" onPress={() => answer([roundKeyOf(due)])}>
          Не&nbsp;напоминать
        </Button>
      </span>
    </output>
  )
}

function keyOf(one: Appearance, heats: number | null): string {
  return `${roundKeyOf(one)} ${heats}`
}

function roundKeyOf({ number, item }: Appearance): string {
  return `${number} ${item.id}`
}
