import { useState } from 'react'
import {
  movePair,
  scorePass,
  swapFollowers,
  type HeatPair,
} from '@parket/domain/round/arrangePairs'
import { pairsByHeat } from '@parket/domain/round/heatsOfPairs'
import { Button } from '../../../../components/Button/Button.tsx'
import { NativeSelect } from '../../../../components/NativeSelect/NativeSelect.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { heatStep } from './heatStep.ts'
import type { HeatItem, RoundItem } from './roundData.ts'
import * as styles from './rounds.css.ts'

interface PairsProps {
  /** The round they belong to. */
  title: string
  round: RoundItem
  /** Null: the pairs are fixed. */
  onArrange: ((pairs: readonly HeatPair[], done: string) => void) | null
}

/**
 * Who dances with whom in a final, heat by heat. A follower is exchanged by the list beside the leader, a pair
 * goes to another heat by its list of heats, or by Alt with an arrow. In a redance pairs change heats alone.
 */
export function Pairs({ title, round: { heats, pairs, type }, onArrange }: PairsProps) {
  const [said, setSaid] = useState('')
  const people = heats.flat()
  const paired = new Set(pairs.flatMap(({ leader_id, follower_id }) => [leader_id, follower_id]))
  const alone = people.filter(({ registration_id }) => !paired.has(registration_id))
  const inHeats = pairsByHeat(pairs)

  function arrange(next: readonly HeatPair[], done: string) {
    onArrange?.(next, done)
    setSaid(done)
  }
  return (
    <>
      <ol className={styles.heats} aria-label={`Заходы: ${title}`}>
        {inHeats.map((heat, index) => (
          <li key={heat.map(keyOf).join(', ')} className={styles.heat}>
            <h3 className={styles.heatTitle}>
              Заход {index + 1} <span className={styles.quiet}>{heat.length}</span>
            </h3>
            <ul className={styles.entries}>
              {heat.map((pair) => (
                <PairLine
                  key={keyOf(pair)}
                  pair={pair}
                  pairs={pairs}
                  people={people}
                  heatCount={inHeats.length}
                  canRepair={type !== 'redance'}
                  onArrange={onArrange && arrange}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {alone.length > 0 && (
        <p className={styles.alone}>
          Без пары:{' '}
          {alone
            .map(({ start_number, dancers }) => `№ ${start_number} ${dancers.join(', ')}`)
            .join('; ')}
        </p>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  )
}

interface PairLineProps {
  pair: HeatPair
  pairs: readonly HeatPair[]
  people: readonly HeatItem[]
  heatCount: number
  /** Whether partners are exchanged, and chosen which pass counts. */
  canRepair: boolean
  onArrange: PairsProps['onArrange']
}

function PairLine({ pair, pairs, people, heatCount, canRepair, onArrange }: PairLineProps) {
  const at = pairs.indexOf(pair)
  const numberOf = (id: number) =>
    people.find(({ registration_id }) => registration_id === id)?.start_number
  const [leader, follower] = [numberOf(pair.leader_id), numberOf(pair.follower_id)]
  const repeated = repeatedIn(pair, pairs)
  const repeats = repeated === null ? null : numberOf(repeated)
  const isUncounted = repeats !== null && !pair.scored

  function move(heat: number) {
    if (heat === pair.heat || heat < 0 || heat > heatCount) return
    onArrange?.(movePair(pairs, at, heat), `№ ${leader} и № ${follower}: теперь заход ${heat + 1}.`)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.pair}
      onKeyDown={(event) => {
        const step = heatStep(event)
        if (step === 0 || onArrange === null) return
        event.preventDefault()
        move(pair.heat + step)
      }}
    >
      <Person id={pair.leader_id} people={people} />
      <Person id={pair.follower_id} people={people} />
      {isUncounted && (
        <p className={styles.pass}>
          № {repeats} танцует ещё раз, в&nbsp;зачёт только №&nbsp;
          {repeats === leader ? follower : leader}
        </p>
      )}
      {onArrange && (
        <div className={styles.pairChoices}>
          {canRepair && (
            <NativeSelect
              aria-label={`Ведомый для № ${leader}`}
              value={String(at)}
              items={pairs.map((each, index) => ({
                value: String(index),
                label: `с № ${numberOf(each.follower_id)}`,
              }))}
              onChange={(value) => {
                const other = Number(value)
                const taken = numberOf(pairs[other]?.follower_id ?? 0)
                onArrange(swapFollowers(pairs, at, other), `№ ${leader}: теперь с № ${taken}.`)
              }}
            />
          )}
          <NativeSelect
            aria-label={`Заход для № ${leader} и № ${follower}`}
            value={String(pair.heat)}
            items={[
              ...Array.from({ length: heatCount }, (_, heat) => ({
                value: String(heat),
                label: `заход ${heat + 1}`,
              })),
              { value: String(heatCount), label: 'новый заход' },
            ]}
            onChange={(heat) => move(Number(heat))}
          />
          {canRepair && isUncounted && (
            <Button
              onPress={() => {
                const done = `№ ${repeats}: в зачёт выход в заходе ${pair.heat + 1}.`
                onArrange(scorePass(pairs, at), done)
              }}
            >
              Засчитать № {repeats} этот выход
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function Person({ id, people }: { id: number; people: readonly HeatItem[] }) {
  const person = people.find(({ registration_id }) => registration_id === id)
  return (
    person && (
      <>
        <span className={styles.number}>{person.start_number}</span>
        <span className={styles.who}>
          {person.dancers.join(', ')} <span className={styles.quiet}>{person.city}</span>
          {person.is_late && <span className={styles.late}> опоздал</span>}
        </span>
      </>
    )
  )
}

/** Who of a pair dances in several. */
function repeatedIn(
  { leader_id, follower_id }: HeatPair,
  pairs: readonly HeatPair[],
): number | null {
  if (pairs.filter((one) => one.leader_id === leader_id).length > 1) return leader_id
  return pairs.filter((one) => one.follower_id === follower_id).length > 1 ? follower_id : null
}

function keyOf({ leader_id, follower_id }: HeatPair): string {
  return `${leader_id} ${follower_id}`
}
