import { State } from '../../../../components/State/State.tsx'
import { TamperAdvice } from '../../parts/TamperAdvice.tsx'
import * as styles from './journalFacts.css.ts'

/** Whether the journal holds, and what is stored is what it tells. */
export interface JournalFacts {
  /** Each line of the rounds follows from the one before it, and they have the lines they were closed with. */
  is_intact: boolean
  /** The same of the event's own chain: draws, closings, publications, corrections. */
  is_event_intact: boolean
  /** The sheets are what the lines say. */
  is_whole: boolean
  /** The contest's publications and approval are what the event's lines say. */
  is_published_whole: boolean
  /** Where rules, judges, names, entries or decisions are not what the event's lines say, a sentence each. */
  input_faults: readonly string[]
}

interface JournalFactStatesProps {
  facts: JournalFacts
  /** What is said of the chains of rounds: that they hold, and that they do not. */
  chains: { intact: string; broken: string }
}

/** Each fact in words; where one is wrong, what that means and what to do. */
export function JournalFactStates({ facts, chains }: JournalFactStatesProps) {
  const { is_intact, is_event_intact, is_whole, is_published_whole, input_faults } = facts
  const isInputWhole = input_faults.length === 0
  return (
    <>
      <State tone={is_intact ? 'positive' : 'critical'}>
        {is_intact ? chains.intact : chains.broken}
      </State>
      <State tone={is_whole ? 'positive' : 'critical'}>
        {is_whole ? 'Листы такие, как в\u00A0журнале' : 'Листы расходятся с\u00A0журналом'}
      </State>
      <State tone={is_event_intact ? 'positive' : 'critical'}>
        {is_event_intact
          ? 'Журнал турнира цел'
          : 'Журнал турнира нарушен: жеребьёвки, публикации или исправления не\u00A0такие, как записаны'}
      </State>
      <State tone={is_published_whole ? 'positive' : 'critical'}>
        {is_published_whole
          ? 'Публикации и\u00A0утверждение такие, как в\u00A0журнале'
          : 'Публикации или\u00A0утверждение расходятся с\u00A0журналом'}
      </State>
      <State tone={isInputWhole ? 'positive' : 'critical'}>
        {isInputWhole
          ? 'Правила, судьи, участники и\u00A0решения такие, как в\u00A0журнале'
          : 'Данные, из\u00A0которых следует результат, изменены мимо журнала'}
      </State>
      {!isInputWhole && (
        <ul className={styles.faults}>
          {input_faults.map((text) => (
            <li key={text}>{text}.</li>
          ))}
        </ul>
      )}
      {!isJournalWhole(facts) && <TamperAdvice />}
    </>
  )
}

/** Whether all of it is right. */
export function isJournalWhole(facts: JournalFacts): boolean {
  const { is_intact, is_event_intact, is_whole, is_published_whole, input_faults } = facts
  return is_intact && is_event_intact && is_whole && is_published_whole && input_faults.length === 0
}
