import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { cheaperArrangement } from '@parket/domain/money/arrangement'
import { autoArrangement } from '@parket/domain/money/autoArrangement'
import type { DraftEdit } from '@parket/domain/registration/draftEdits'
import { useRef, type ReactNode } from 'react'
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx'
import { arrangementWords, quotedBundles } from '../arrangementWords.ts'
import type { StepProps } from '../wizardView.ts'
import * as styles from './ArrangementNote.css.ts'

interface ArrangementNoteProps extends StepProps {
  now: Instant
}

/**
 * What makes the sum the cheapest, with the other way one press away (docs/rules/money.md, «Cheapest arrangement»): it
 * is in the sum already, or it is offered.
 */
export function ArrangementNote({ view, now, onEdit }: ArrangementNoteProps) {
  const output = useRef<HTMLOutputElement>(null)
  const note = noteOf(view, now)
  function handlePress(edit: DraftEdit) {
    // The button may go with the note.
    output.current?.focus()
    onEdit(edit)
  }
  return (
    <div className={note ? styles.note : styles.empty}>
      {/* Always there: what comes with its words is not read aloud. */}
      <output ref={output} tabIndex={-1}>
        {note?.text}
      </output>
      {note && (
        <div className={styles.press}>
          <LinkButton onPress={() => handlePress(note.edit)}>{note.label}</LinkButton>
        </div>
      )}
    </div>
  )
}

interface Note {
  text: ReactNode
  label: string
  edit: DraftEdit
}

/** Null where nothing is to be said; a registration that is changed keeps the prices of the day it was made. */
function noteOf(view: StepProps['view'], now: Instant): Note | null {
  const { draft, contests, knownEntries, change } = view
  if (change) return null
  const cheaper = cheaperArrangement(draft, view, now, knownEntries)
  if (cheaper !== null) {
    const { packets, saving } = cheaper
    return {
      text: (
        <>
          <b className={styles.offered}>
            Те же номинации&nbsp;— на&nbsp;{formatMoney(saving)} дешевле.
          </b>{' '}
          {arrangementWords(draft.packets, packets, contests)}
        </>
      ),
      label: 'Оформить так',
      edit: { type: 'packets.arrange', packets },
    }
  }
  const auto = autoArrangement(draft, view, now, knownEntries)
  return (
    auto && {
      text: (
        <>
          <b className={styles.saved}>На&nbsp;{formatMoney(auto.saving)} дешевле</b>, уже
          в&nbsp;сумме: {quotedBundles(auto.bundles, contests)}
        </>
      ),
      label: 'Считать отдельно',
      edit: { type: 'packets.undo' },
    }
  )
}
