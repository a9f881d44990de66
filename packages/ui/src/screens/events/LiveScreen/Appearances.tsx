import { appearancesOf, heatsBefore, type Appearance } from '@parket/domain/live/appearances'
import type { NowFloor } from '@parket/domain/live/now'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { CloseIcon } from '../../../icons/CloseIcon.tsx'
import { cx } from '../../../theme/cx.ts'
import { NumberForm } from './NumberForm.tsx'
import type { OwnNumbers } from './liveData.ts'
import {
  floorText,
  itemName,
  itemRound,
  placeText,
  rangeText,
  timeText,
  waitText,
  wayText,
} from './liveWords.ts'
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
  const [first, ...later] = appearances
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
      {first ? (
        <First {...{ first, now, timeZone, isStale, isAlone }} />
      ) : (
        <Text tone="secondary">
          {isAlone ? `Номера ${numbers[0]} сегодня` : 'Этих номеров сегодня'} больше нет
          в&nbsp;заходах: их ещё не&nbsp;составили или всё уже станцовано.
        </Text>
      )}
      {later.length > 0 && (
        <ol className={styles.later}>
          {later.map((one) => (
            <li key={`${one.number} ${one.item.id}`} className={styles.laterRow}>
              <time className={styles.laterTime} data-stale={isStale || undefined}>
                {timeText(one.expected, timeZone)}
              </time>
              <div>
                <p className={styles.name}>
                  {itemName(one.item)}, {itemRound(one.item)}
                  {!isAlone && `, №\u00A0${one.number}`}
                </p>
                <Text size="small" tone="secondary">
                  {placeText(one, timeZone)}
                </Text>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

interface FirstProps {
  first: Appearance
  now: number
  timeZone: string
  isStale: boolean
  isAlone: boolean
}

function First({ first, now, timeZone, isStale, isAlone }: FirstProps) {
  const place = placeText(first, timeZone)
  const [dance, ...others] = first.next
  return (
    <div>
      <div className={styles.first}>
        {first.isOn && !isStale ? (
          <p className={styles.onFloor}>Сейчас</p>
        ) : (
          <time className={cx(styles.hour, isStale && styles.oldHour)}>
            {timeText(first.expected, timeZone)}
          </time>
        )}
        <p className={styles.wait}>
          {isStale ? (
            'могло сдвинуться'
          ) : first.isOn ? (
            <strong>{first.floor === '' ? 'на\u00A0паркете' : floorText(first.floor)}</strong>
          ) : (
            <>
              <strong>{waitText(first, now)}</strong>
              <br />
              {rangeText(first, timeZone)}
            </>
          )}
        </p>
      </div>
      <p className={styles.what}>
        <strong>{itemName(first.item)}.</strong> {itemRound(first.item)}
        {dance !== undefined && others.length === 0 && `, ${dance.toLowerCase()}`}
        {!isAlone && `, №\u00A0${first.number}`}
        {place !== '' && `, ${place}`}
      </p>
      {first.next.length > 0 && first.dances.length > 1 && !isStale ? (
        <Way first={first} />
      ) : (
        first.dances.length > 0 && (
          <Text size="small" tone="secondary">
            {first.dances.join(', ')}
          </Text>
        )
      )}
    </div>
  )
}

/** How far one is through the dances of the round. */
function Way({ first }: { first: Appearance }) {
  const { dances, danced, next, isOn } = first
  return (
    <>
      <div className={styles.way} aria-hidden>
        {dances.map((dance) => (
          <span
            key={dance}
            className={styles.wayPart}
            data-danced={danced.includes(dance) || undefined}
            data-on={(isOn && next.includes(dance)) || undefined}
          />
        ))}
      </div>
      <Text size="small" tone="secondary">
        {wayText(first)}
      </Text>
    </>
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
