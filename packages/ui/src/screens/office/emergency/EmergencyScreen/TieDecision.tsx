import { decidedOf } from '@parket/domain/emergency/decided'
import type { DancedRound } from '@parket/domain/emergency/dancedRound'
import {
  cutEntries,
  findUndecidedTie,
  type CutChoice,
  type Tie,
} from '@parket/domain/emergency/tie'
import { LONGEST_REASON } from '@parket/domain/marks/reason'
import { decidedEntries, decisionText } from '@parket/domain/scoring/decisionText'
import { useId, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cutWords } from '../../marks/ContestMarksScreen/cutWords.ts'
import type { DecisionDraft, EmergencyScreenProps } from './emergencyData.ts'
import { namesOf } from './names.ts'
import * as styles from './panel.css.ts'

interface TieDecisionProps extends EmergencyScreenProps {
  danced: DancedRound
}

/** A tie that a person decides, asked as the office asks it; and what was decided. */
export function TieDecision(props: TieDecisionProps) {
  const { file, decided, danced, onDecide, onWithdraw } = props
  const tie = findUndecidedTie(danced)
  const { id } = danced.round
  return (
    <>
      {decidedOf(decided, id).decisions.map((decision, at) => {
        const text = decisionText(decidedEntries(decision))
        return (
          <li key={decision.at} className={styles.fact}>
            <b>{text}</b>
            <span>{decision.text}</span>
            <button type="button" className={styles.quiet} onClick={() => onWithdraw(id, at)}>
              Отменить<VisuallyHidden> решение: {text}</VisuallyHidden>
            </button>
          </li>
        )
      })}
      {tie && (
        <li className={styles.fact}>
          <TieForm
            key={`${id} ${tie.numbers.join(' ')}`}
            tie={tie}
            nameOf={(number) => namesOf(file, numbersAt(danced, number))}
            onDecide={(decision) => onDecide(id, decision)}
          />
        </li>
      )}
    </>
  )
}

/** Of a pair both. */
function numbersAt({ lines }: DancedRound, number: number): readonly number[] {
  return lines.find((line) => line.number === number)?.numbers ?? [number]
}

interface TieFormProps {
  tie: Tie
  nameOf: (number: number) => string
  onDecide: (decision: DecisionDraft) => void
}

function TieForm({ tie, nameOf, onDecide }: TieFormProps) {
  const { kind, numbers } = tie
  const [choice, setChoice] = useState<CutChoice | null>(null)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [order, setOrder] = useState<Readonly<Record<number, string>>>({})
  const [text, setText] = useState('')
  const [isDemanded, setIsDemanded] = useState(false)
  const reasonId = useId()
  const unchosenId = useId()
  const unsaidId = useId()
  const entries =
    kind === 'order'
      ? orderEntries(order)
      : choice === null
        ? {}
        : cutEntries(choice, numbers, chosen)
  const isUnchosen = Object.keys(entries).length === 0
  const isUnsaid = text.trim() === ''

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsDemanded(true)
        if (!isUnchosen && !isUnsaid) onDecide({ kind, entries, text: text.trim() })
      }}
    >
      {kind === 'cut' ? (
        <Choices
          title={`Поровну на границе: ${numbers.join(', ')}. Кто проходит`}
          describedBy={unchosenId}
        >
          {Object.entries(cutWords).map(([value, label]) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name={reasonId}
                checked={choice === value}
                onChange={() => setChoice(value as CutChoice)}
              />
              {label}
            </label>
          ))}
        </Choices>
      ) : (
        <Choices
          title={`Поровну: ${numbers.join(', ')}. Порядок главного судьи`}
          describedBy={unchosenId}
        >
          {numbers.map((number) => (
            <label key={number} className={styles.choice}>
              <input
                className={styles.order}
                inputMode="numeric"
                aria-invalid={isDemanded && isUnchosen}
                value={order[number] ?? ''}
                onChange={({ target }) => setOrder({ ...order, [number]: target.value })}
              />
              {number}. {nameOf(number)}
            </label>
          ))}
        </Choices>
      )}
      <output id={unchosenId} className={styles.problem}>
        {isDemanded &&
          isUnchosen &&
          (kind === 'cut' ? 'Выберите, кто проходит' : 'Напишите порядок')}
      </output>
      {kind === 'cut' && choice === 'which' && (
        <Choices title="Проходят">
          {numbers.map((number) => (
            <label key={number} className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(number)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked ? [...chosen, number] : chosen.filter((one) => one !== number),
                  )
                }
              />
              {number}. {nameOf(number)}
            </label>
          ))}
        </Choices>
      )}
      <label htmlFor={reasonId}>
        <b>Почему</b>
      </label>
      <textarea
        id={reasonId}
        className={styles.reason}
        rows={2}
        maxLength={LONGEST_REASON}
        value={text}
        required
        aria-invalid={isDemanded && isUnsaid}
        aria-describedby={unsaidId}
        onChange={({ target }) => setText(target.value)}
      />
      <output id={unsaidId} className={styles.problem}>
        {isDemanded && isUnsaid && 'Напишите, почему'}
      </output>
      <button type="submit" className={styles.decide}>
        Записать решение
      </button>
    </form>
  )
}

interface ChoicesProps {
  title: string
  /** The id of what is wrong with them. */
  describedBy?: string
  children: ReactNode
}

function Choices({ title, describedBy, children }: ChoicesProps) {
  return (
    <fieldset className={styles.choices} aria-describedby={describedBy}>
      <legend className={styles.warn}>{title}</legend>
      {children}
    </fieldset>
  )
}

/** Those who are left blank stand in no order. */
function orderEntries(order: Readonly<Record<number, string>>) {
  return Object.fromEntries(
    Object.entries(order).flatMap(([number, text]) => {
      const place = Number(text)
      return Number.isInteger(place) && place > 0 ? [[number, place] as const] : []
    }),
  )
}
