import { decidedOf, type FilePairs } from '@parket/domain/emergency/decided'
import type { DancedRound } from '@parket/domain/emergency/dancedRound'
import {
  arePairsFor,
  repeatedIn,
  withFollowerOf,
  withScoredPass,
  type Pairing,
} from '@parket/domain/emergency/pairing'
import { countOf } from '@parket/domain/format/plural'
import { NativeSelect } from '../../../../components/NativeSelect/NativeSelect.tsx'
import type { EmergencyScreenProps } from './emergencyData.ts'
import { namesOf } from './names.ts'
import * as styles from './pairs.css.ts'

interface PairsPanelProps extends EmergencyScreenProps {
  danced: DancedRound
  pairing: Pairing
}

/** The pairs of a final that the server has not drawn: by lot, or as they were drawn on paper, until marks are typed. */
export function PairsPanel(props: PairsPanelProps) {
  const { file, decided, typed, danced, pairing, onDraw, onPairs } = props
  const { id } = danced.round
  const { pairs, seed } = decidedOf(decided, id)
  const isMade = arePairsFor(pairs, pairing)
  const isFixed = isMade && (typed[id] ?? []).length > 0
  return (
    <section className={styles.panel} aria-label="Пары">
      <h2 className={styles.title}>Пары</h2>
      {!isMade && (
        <p>
          {pairs.length > 0
            ? 'Проходят другие: составьте пары заново. '
            : 'Пары ещё не составлены. '}
          Проходят {countOf(pairing.leaders.length, ['ведущий', 'ведущих', 'ведущих'])}:{' '}
          {pairing.leaders.join(', ')};{' '}
          {countOf(pairing.followers.length, ['ведомый', 'ведомых', 'ведомых'])}:{' '}
          {pairing.followers.join(', ')}.
        </p>
      )}
      {!isFixed && (
        <button
          type="button"
          className={isMade ? styles.again : styles.draw}
          onClick={() => onDraw(id)}
        >
          {isMade ? 'Составить пары заново' : 'Составить пары по жребию'}
        </button>
      )}
      {isMade && (
        <>
          <ol className={styles.list}>
            {pairs.map((pair, at) => (
              <Pair
                key={`${pair.leader} ${pair.follower}`}
                names={`${namesOf(file, [pair.leader])} и ${namesOf(file, [pair.follower])}`}
                pairs={pairs}
                at={at}
                onPairs={isFixed ? null : (next) => onPairs(id, next)}
              />
            ))}
          </ol>
          <p className={styles.note}>
            {seed === null ? 'Пары записаны вручную' : `Жребий: ${seed}`}
            {isFixed
              ? '. Оценки уже набираются: пары не меняются'
              : '. Если пары составили на бумаге, поменяйте ведомых'}
          </p>
        </>
      )}
    </section>
  )
}

interface PairProps {
  names: string
  pairs: FilePairs
  at: number
  /** Null: the pairs are fixed. */
  onPairs: ((pairs: FilePairs) => void) | null
}

function Pair({ names, pairs, at, onPairs }: PairProps) {
  const pair = pairs[at]
  if (!pair) return null
  const { leader, follower, scored } = pair
  const repeats = repeatedIn(pair, pairs)
  const isUncounted = repeats !== null && !scored
  return (
    <li className={styles.pair}>
      <b className={styles.numbers}>
        {leader} и {follower}
      </b>
      <span className={styles.names}>
        {names}
        {isUncounted && (
          <span className={styles.note}>
            № {repeats} танцует ещё раз, в зачёт только № {repeats === leader ? follower : leader}
          </span>
        )}
      </span>
      {onPairs && (
        <NativeSelect
          aria-label={`Ведомый для № ${leader}`}
          value={String(at)}
          items={pairs.map((other, index) => ({
            value: String(index),
            label: `с № ${other.follower}`,
          }))}
          onChange={(other) => onPairs(withFollowerOf(pairs, at, Number(other)))}
        />
      )}
      {onPairs && isUncounted && (
        <button
          type="button"
          className={styles.count}
          onClick={() => onPairs(withScoredPass(pairs, at))}
        >
          Засчитать № {repeats} этот выход
        </button>
      )}
    </li>
  )
}
